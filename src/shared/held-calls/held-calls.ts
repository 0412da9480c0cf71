import { Injectable } from '@nestjs/common';

/** What calls wait for. */
export type HeldTopic = 'catalogo' | 'eventos';

/** Why a call goes on: something may be new, its time is over, or it went away. */
export type HeldOutcome = 'woken' | 'over';

interface HeldCall {
  readonly topic: HeldTopic;
  readonly go: (outcome: HeldOutcome) => void;
}

const PER_CREDENTIAL = 2;
const PER_PROCESS = 1000;

/**
 * Calls that wait for something new (Beyond 1.1): at most two of a credential and 1,000 in all in this process. When it drains,
 * all are answered and none waits any more.
 */
@Injectable()
export class HeldCalls {
  private readonly calls = new Set<HeldCall>();
  private readonly byCredential = new Map<string, number>();
  private readonly generations = new Map<HeldTopic, number>();
  private draining = false;

  /** How many wait now. */
  get size(): number {
    return this.calls.size;
  }

  /** Whether nobody may wait any more. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** Rises with everything new of a topic: to be asked before looking. */
  generation(topic: HeldTopic): number {
    return this.generations.get(topic) ?? 0;
  }

  /**
   * Takes one of the credential's two places until `leave` is called; undefined when both are taken.
   */
  enter(clientId: string): HeldPlace | undefined {
    const waiting = this.byCredential.get(clientId) ?? 0;
    if (waiting >= PER_CREDENTIAL) return undefined;
    this.byCredential.set(clientId, waiting + 1);
    let left = false;
    return {
      wait: (topic, ms, seen) => this.wait(topic, ms, seen),
      leave: () => {
        if (left) return;
        left = true;
        const others = (this.byCredential.get(clientId) ?? 1) - 1;
        if (others > 0) this.byCredential.set(clientId, others);
        else this.byCredential.delete(clientId);
      },
    };
  }

  /** Lets the calls that wait for a topic look again. */
  wake(topic: HeldTopic): void {
    this.generations.set(topic, this.generation(topic) + 1);
    for (const call of [...this.calls]) if (call.topic === topic) call.go('woken');
  }

  /** Answers all calls, and lets none wait from now on. */
  drain(): void {
    this.draining = true;
    for (const call of [...this.calls]) call.go('over');
  }

  private wait(topic: HeldTopic, ms: number, seen: number): Waiting {
    if (seen !== this.generation(topic)) return { outcome: Promise.resolve('woken'), cancel: () => undefined };
    if (this.draining || this.calls.size >= PER_PROCESS || ms <= 0)
      return { outcome: Promise.resolve('over'), cancel: () => undefined };
    let cancel = (): void => undefined;
    const outcome = new Promise<HeldOutcome>((resolve) => {
      const call: HeldCall = {
        topic,
        go: (result) => {
          clearTimeout(timer);
          this.calls.delete(call);
          resolve(result);
        },
      };
      const timer = setTimeout(() => {
        call.go('over');
      }, ms);
      this.calls.add(call);
      cancel = () => {
        call.go('over');
      };
    });
    return { outcome, cancel };
  }
}

/** A call that may go on waiting. */
export interface HeldPlace {
  /** Waits until there is something newer of a topic than the generation `seen`, or the milliseconds are over. */
  wait(topic: HeldTopic, ms: number, seen: number): Waiting;
  leave(): void;
}

export interface Waiting {
  readonly outcome: Promise<HeldOutcome>;
  /** Ends it now: the client has gone. */
  readonly cancel: () => void;
}
