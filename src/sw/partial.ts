const UNIT = /^bytes=(\d*)-(\d*)$/;

/** First and last byte that a Range header asks of `size` bytes; null when it asks for none of them, or in a way we do not serve. */
export const rangeOf = (header: string, size: number): [first: number, last: number] | null => {
  const [, from = '', to = ''] = UNIT.exec(header) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last && first < size ? [first, last] : null;
};

/** The part of a whole answer that a Range header asks for: 206, or 416 when there is none. */
export const partOf = async (whole: Response, header: string): Promise<Response> => {
  const body = await whole.blob();
  const range = rangeOf(header, body.size);
  if (!range) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${body.size}` } });
  const [first, last] = range;
  const headers = new Headers(whole.headers);
  headers.set('content-range', `bytes ${first}-${last}/${body.size}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(body.slice(first, last + 1), { status: 206, headers });
};
