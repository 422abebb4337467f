import { type ReactNode, useRef } from 'react';
import './file-pick.css';

/** A button that lets somebody choose files of `accept`. `camera`: a phone opens it at once, and only a phone shows the button. */
export const FilePick = ({
  accept,
  multiple = false,
  camera = false,
  className,
  onChoose,
  children,
}: {
  accept: string;
  multiple?: boolean;
  camera?: boolean;
  className: string;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}) => {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: 'environment' as const })}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          // Read now: the list of a field empties with it, and the same file may be chosen again.
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <button
        type="button"
        className={className}
        data-camera={camera || undefined}
        onClick={() => chooser.current?.click()}
      >
        {children}
      </button>
    </>
  );
};
