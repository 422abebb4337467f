/**
 * Whether a path is first aid or toxics: every device keeps these pages whole from the first visit on, and nothing gets between them
 * and somebody in a hurry. By the path alone: code that runs before the app does must not bring the route table along.
 */
export const isUrgent = (path: string): boolean => /^\/(primeros-auxilios|toxicos)(\/[^/]+)?\/?$/.test(path);
