import { markedName } from './matches.ts';

/** A name in a list of results, with what was typed underlined in it. */
export const Marked = ({ name, text }: { name: string; text: string }) => {
  const parts = markedName(name, text);
  if (!parts) return name;
  return (
    <>
      {parts[0]}
      <mark>{parts[1]}</mark>
      {parts[2]}
    </>
  );
};
