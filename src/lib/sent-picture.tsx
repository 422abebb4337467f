import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchFile } from './sent-files.ts';

/** Bytes of a file, asked for once: what has an id never changes. */
export const fileOptions = (id: string | null | undefined, small: boolean) =>
  queryOptions({
    queryKey: ['file', id, small],
    queryFn: ({ signal }) => fetchFile(id ?? '', small, signal),
    enabled: Boolean(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    retry: false,
  });

export const useFile = (id: string | null | undefined, small: boolean) => useQuery(fileOptions(id, small));

/** An address of this page for bytes; null while there are none. */
export const useAddress = (bytes: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [bytes]);
  return address;
};

/** Whether an element has come near what is seen: pictures further down are not asked for. */
export const useNear = () => {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return { place, near };
};

/** The small picture of a sent file, asked for once it is near; `children` stand in for it until then. */
export const SmallPicture = ({ id, alt, children }: { id: string; alt: string; children: ReactNode }) => {
  const { place, near } = useNear();
  const address = useAddress(useFile(near ? id : null, true).data);
  return <span ref={place}>{address ? <img src={address} alt={alt} /> : children}</span>;
};
