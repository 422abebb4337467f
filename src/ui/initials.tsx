/** A person or clinic as two letters: decoration beside the name. */
export const Initials = ({ name }: { name: string }) => (
  <span className="initials large" aria-hidden="true">
    {name
      .split(/\s+/)
      .slice(0, 2)
      .map((word) => word[0]?.toUpperCase() ?? '')
      .join('')}
  </span>
);
