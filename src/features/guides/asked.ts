/**
 * What the head script did for a shared address before the app was up (app/head-script.js): `<html data-asked>` names the questions
 * that the address answers, and a sheet of its own hides breeds that its chips leave out. From here on the app answers.
 */
export const takeOverAsked = (): void => {
  document.adoptedStyleSheets = [];
};
