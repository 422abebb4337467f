/** A ref: the address asked for this part before it was there; what leads here from elsewhere ends here. */
export const scrollIfAsked = (node: HTMLElement | null): void => {
  if (node && location.hash === `#${node.id}`) node.scrollIntoView();
};
