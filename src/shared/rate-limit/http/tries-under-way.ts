interface Door {
  inside: number;
  /** Of those who wait, in order. */
  readonly line: (() => void)[];
}

/** Lets only so many tries of an address be looked at at once; the others wait for them, first come first served. */
export class TriesUnderWay {
  private readonly doors = new Map<string, Door>();

  /** Resolves when fewer than `most` tries of the address are under way. Each has to leave again. */
  async enter(address: string, most: number): Promise<void> {
    const door = this.doors.get(address) ?? { inside: 0, line: [] };
    this.doors.set(address, door);
    if (door.inside < most) door.inside += 1;
    else await new Promise<void>((admit) => door.line.push(admit));
  }

  /** Hands the place to the next in line, or gives it up. */
  leave(address: string): void {
    const door = this.doors.get(address);
    if (!door) return;
    const next = door.line.shift();
    if (next) next();
    else door.inside -= 1;
    if (door.inside === 0) this.doors.delete(address);
  }
}
