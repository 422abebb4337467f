/** The rule of what was swallowed: a phone's first screen has it, and what the search says of a poison. */
export const NO_VOMITING = 'No provoques el vómito.';
