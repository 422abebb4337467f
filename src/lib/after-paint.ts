/**
 * Runs `work` in a task of its own once the browser has painted what stands now, so that a touch is seen to be answered before
 * something long begins. Answers how to call it off.
 */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
