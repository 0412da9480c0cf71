import { scan, textAt, type ScanToken } from '../reading/scan';

/** A model number that something is to be for, in small letters and without its marks, and what people call the thing that has it. */
export interface NamedHost {
  readonly compact: string;
  readonly title: string;
}

/** The tokens with what a host is called in the place of its model number: `cargador para HZV-D700` as `cargador para radio portátil`. */
export function withHostsNamed(tokens: readonly ScanToken[], hosts: readonly NamedHost[]): readonly ScanToken[] {
  return hosts.reduce((all, { compact, title }) => {
    const [at, length] = runOf(all, compact);
    return length === 0 ? all : [...all.slice(0, at), ...scan(title), ...all.slice(at + length)];
  }, tokens);
}

/** Where tokens spell the model together, and how many they are. */
function runOf(tokens: readonly ScanToken[], compact: string): readonly [number, number] {
  for (let at = 0; at < tokens.length; at++) {
    let spelled = '';
    for (let end = at; end < tokens.length && compact.startsWith(spelled + textAt(tokens, end)); end++) {
      spelled += textAt(tokens, end);
      if (spelled === compact) return [at, end - at + 1];
    }
  }
  return [0, 0];
}
