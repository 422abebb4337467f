/** What a page leaves in the history entry for /recuperar: the e-mail that was typed or that a link was for. */
export type RecoverState = { email: string } | null;
