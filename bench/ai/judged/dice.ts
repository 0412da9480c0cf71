// eslint-disable-next-line no-restricted-imports -- bench has no alias of its own
export { diceFor, hash32, type Dice } from '../../generator/dice';
