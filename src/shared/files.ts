/** What a file hangs on: a pet's own photo, the paper carné, an entry of the history, a message. */
export const FILE_KINDS = ['photo', 'carne', 'record', 'message'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a file may be, judged by its content (worker/features/files/content). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const FILE_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const isPicture = (type: FileType): boolean => type !== 'application/pdf';

/** Header that carries a file's caption, percent-encoded: what people write stands in no address. */
export const CAPTION_HEADER = 'x-caption';
