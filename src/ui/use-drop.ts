import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';

/** Files that are pasted or dropped; none where words come along (a table that is copied brings its picture too). */
const filesOf = (given: DataTransfer | null): File[] =>
  !given || given.types.includes('text/plain') ? [] : [...given.files];

const hasFiles = (given: DataTransfer | null): boolean => given?.types.includes('Files') ?? false;

/** A file that falls beside its place opens nothing: a browser would leave the page for it, and what is being written. */
const hold = (event: globalThis.DragEvent) => {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  if (event.dataTransfer && event.type === 'dragover') event.dataTransfer.dropEffect = 'none';
};

/**
 * What makes an element a place for files: they are dropped on it, or pasted while the focus is in it or the pointer over it. It is
 * marked `data-over` while some hang above it.
 */
export const useDrop = (onFiles: (files: File[]) => void) => {
  const [over, setOver] = useState(false);
  const pointed = useRef(false);
  const tell = useRef(onFiles);
  tell.current = onFiles;
  useEffect(() => {
    const paste = (event: globalThis.ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      if (event.defaultPrevented || !pointed.current || files.length === 0) return;
      event.preventDefault();
      tell.current(files);
    };
    window.addEventListener('paste', paste);
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
  const take = (event: ClipboardEvent | DragEvent, given: DataTransfer) => {
    setOver(false);
    const files = filesOf(given);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return {
    'data-over': over || undefined,
    onPointerEnter: () => {
      pointed.current = true;
    },
    onPointerLeave: () => {
      pointed.current = false;
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
};
