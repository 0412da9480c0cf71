import { spanishRefusal } from './spanish-help';

describe('spanishRefusal', () => {
  it.each([
    ["error: unknown option '--x'", "error: opción desconocida '--x'"],
    [
      "error: unknown option '--jso'\n(Did you mean --json?)\n",
      "error: opción desconocida '--jso'\n(¿Quiso decir --json?)\n",
    ],
    [
      "error: unknown command 'import1'\n(Did you mean one of import, imports?)",
      "error: orden desconocida 'import1'\n(¿Quiso decir alguna de import, imports?)",
    ],
    ["error: missing required argument 'carpeta'", "error: falta el argumento 'carpeta'"],
    ["error: required option '--out <archivo>' not specified", "error: falta la opción '--out <archivo>'"],
    ["error: option '--limit <n>' argument missing", "error: a la opción '--limit <n>' le falta su valor"],
    [
      "error: too many arguments for 'show'. Expected 1 argument but got 2.",
      'error: sobran argumentos: lleva 1 y se dieron 2',
    ],
    ['error: too many arguments. Expected 0 arguments but got 1.', 'error: sobran argumentos: lleva 0 y se dieron 1'],
    ['algo que nadie conoce', 'algo que nadie conoce'],
  ])('%j', (english, spanish) => {
    expect(spanishRefusal(english)).toBe(spanish);
  });
});
