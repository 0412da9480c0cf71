/** What names are ordered by: letter case and accents aside, the same on every machine. */
export function sortText(name: string): string {
  return isPlain(name) ? name.toUpperCase() : name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

function isPlain(name: string): boolean {
  for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) > 127) return false;
  return true;
}
