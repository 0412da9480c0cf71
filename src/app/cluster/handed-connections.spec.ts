import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { keepHandedConnections } from '@/app/cluster/handed-connections';

/** The process of a worker, as node:cluster has it; `told` is what is said in the worker's name. */
class Child extends EventEmitter {
  readonly told: unknown[] = [];
  readonly send: (...message: unknown[]) => boolean = () => true;

  constructor() {
    super();
    keepHandedConnections({ process: this } as unknown as Worker, () => true);
    this.on('internalMessage', (message: { ack?: unknown }) => {
      if (message.ack !== undefined) this.told.push(message);
    });
  }

  hands(seq: number): void {
    this.send({ act: 'newconn', seq }, { close: jest.fn() });
  }

  says(message: object): void {
    this.emit('internalMessage', message);
  }
}

const HAD = { cmd: 'NODE_HANDLE_ACK' };
const NOT_HAD = { cmd: 'NODE_HANDLE_NACK' };
const notTaken = (ack: number): object => ({ cmd: 'NODE_CLUSTER', ack, accepted: false });

describe('connections that a worker was handed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('and had no file descriptor for go to another one, after a rest', () => {
    const child = new Child();
    child.hands(1);
    child.hands(2);
    child.says(HAD);
    child.says(NOT_HAD);
    expect(child.told).toEqual([]);
    jest.runAllTimers();
    expect(child.told).toEqual([notTaken(2)]);
  });

  it('and took are its own', () => {
    const child = new Child();
    child.hands(1);
    child.says(HAD);
    const taken = { cmd: 'NODE_CLUSTER', ack: 1, accepted: true };
    child.says(taken);
    child.emit('close');
    jest.runAllTimers();
    expect(child.told).toEqual([taken]);
  });

  it('go on once, also when it dies during its rest', () => {
    const child = new Child();
    child.hands(1);
    child.says(NOT_HAD);
    child.emit('close');
    jest.runAllTimers();
    expect(child.told).toEqual([notTaken(1)]);
  });
});
