/** So many answers are a first look at a shop's shelf. */
export const FIRST_LOOK = 10;
