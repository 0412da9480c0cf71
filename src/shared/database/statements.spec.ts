import { format } from 'mysql2';
import type { EntityManager } from 'typeorm';
import { deferChange, deferRow, deferRows, deferText, knownText, partsOf } from '@/shared/database/statements';

type Answered = (answer: unknown) => void;

/** A transaction whose statements wait until they are answered. */
class Waiting {
  readonly texts: string[] = [];
  readonly named: string[][] = [];
  private readonly listeners: (Answered | undefined)[] = [];
  readonly manager = {
    queryRunner: {
      defer: (sql: string, parameters: readonly unknown[], answered?: Answered) => {
        this.texts.push(format(sql, parameters as never));
        this.listeners.push(answered);
        return Promise.resolve();
      },
      nameText: (mark: string, variable: string) => this.named.push([mark, variable]),
    },
  } as unknown as EntityManager;

  answer(answers: readonly unknown[]): void {
    this.listeners.forEach((answered, index) => answered?.(answers[index]));
  }
}

describe('statements that wait to be sent', () => {
  let waiting: Waiting;

  beforeEach(() => {
    waiting = new Waiting();
  });

  it('name the id of a row that the server has not written yet', async () => {
    const row = await deferRow(waiting.manager, 'orders', { kind: 'order' });
    await deferRows(waiting.manager, 'order_lines', [{ order_id: row.id, model: 'A' }]);
    expect(waiting.texts).toEqual([
      "INSERT INTO orders (kind) VALUES ('order')",
      'SET @new_orders = LAST_INSERT_ID()',
      "INSERT INTO order_lines (order_id, model) VALUES (@new_orders, 'A')",
    ]);
    expect(() => row.told()).toThrow('before it was sent');
    waiting.answer([{ insertId: 7 }, {}, {}]);
    expect(row.told()).toBe(7);
  });

  it('tell how many rows they changed, none as well', async () => {
    const changed = await deferChange(waiting.manager, 'UPDATE stock SET reserved = ?', [1]);
    expect(changed).toThrow('before it was sent');
    waiting.answer([{ affectedRows: 0 }]);
    expect(changed()).toBe(0);
  });

  it('make a text of a number that the server counts, which is told once it was sent', async () => {
    const form = { before: "C'-", digits: 6, after: '/26' };
    const text = await deferText(waiting.manager, ['UPDATE c SET n = LAST_INSERT_ID(n + 1)', []], form);
    expect(waiting.texts[1]).toBe(
      "SET @new_text = CONCAT('C\\'-', LPAD(LAST_INSERT_ID(), GREATEST(6, CHAR_LENGTH(LAST_INSERT_ID())), '0'), '/26')",
    );
    expect(waiting.named).toEqual([[text.mark, '@new_text']]);
    expect(() => text.told()).toThrow('before it was sent');
    waiting.answer([{ insertId: 7 }, {}]);
    expect([text.told(), text.putInto(`${text.mark}, ${text.mark}-API`)]).toEqual([
      "C'-000007/26",
      "C'-000007/26, C'-000007/26-API",
    ]);
    const known = knownText(1_234_567, form);
    expect([known.mark, known.told(), known.putInto('a')]).toEqual(["C'-1234567/26", "C'-1234567/26", 'a']);
  });
});

it('texts are cut anywhere but within what the server puts in', async () => {
  const waiting = new Waiting();
  const { mark } = await deferText(waiting.manager, ['UPDATE c SET n = 1', []], { before: '', digits: 1, after: '' });
  expect(partsOf(`abc${mark}d😀ef`, 4)).toEqual([`abc${mark}`, 'd😀ef']);
  expect(partsOf(`abcd${mark}`, 4)).toEqual(['abcd', mark]);
  expect([partsOf('', 4), partsOf('\n\nabc', 4)]).toEqual([[], ['\n\nab', 'c']]);
});

it('without a connection that lets them wait they run at once', async () => {
  const manager = { queryRunner: { query: () => Promise.resolve({ affected: 2 }) }, query: () => Promise.resolve(5) };
  const row = await deferRow(manager as unknown as EntityManager, 'orders', { kind: 'order' });
  const changed = await deferChange(manager as unknown as EntityManager, 'UPDATE stock SET reserved = 1', []);
  expect([row.id, row.told(), changed()]).toEqual([5, 5, 2]);
});
