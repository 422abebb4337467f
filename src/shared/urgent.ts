/**
 * Whether a path is first aid or toxics: every device keeps these pages whole from the first visit on, and nothing gets between them
 * and somebody in a hurry. Judged by the path alone: code that runs before the app must not bring the route table along.
 */
export const isUrgent = (path: string): boolean => /^\/(primeros-auxilios|toxicos)(\/[^/]+)?\/?$/.test(path);

/**
 * Whether a path goes without the emergency notice: it would stand in the way of the help that it points to, or of somebody at work
 * in a clinic or the administration.
 */
export const isQuiet = (path: string): boolean =>
  isUrgent(path) || /^\/dashboard\/((business|admin|toor)(\/|$)|user\/mascotas\/[^/]+\/urgencias\/?$)/.test(path);
