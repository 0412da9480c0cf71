import { escape } from 'mysql2';
import type { Statement } from '@/shared/database/connections/mysql-statement';

/** Of what waits to be sent together: a packet stays far below what a server takes (16 MB). */
const MOST_CHARACTERS = 100_000;
const BEGIN = 'START TRANSACTION';

/**
 * Statements of a transaction whose answers nobody looks at, until the next one whose answer is wanted, or the COMMIT, takes them along
 * (docs/adr/0087).
 */
export class DeferredStatements {
  private waiting: Statement[] = [];
  private characters = 0;

  /** Lets a statement wait behind those that do; false when they would be too much for one packet with it. */
  add(statement: Statement): boolean {
    const characters = length(statement);
    if (this.characters + characters > MOST_CHARACTERS) return false;
    this.waiting.push(statement);
    this.characters += characters;
    return true;
  }

  /**
   * What is sent ahead of a statement, in its order; undefined when that itself isn't sent. A transaction begins with its first statement, and
   * one that is rolled back needs nothing of what waits, nor the server if it knows nothing of it.
   */
  aheadOf(statement: Statement): readonly Statement[] | undefined {
    if (statement.sql === BEGIN && this.add(statement)) return undefined;
    const waiting = this.take();
    if (statement.sql !== 'ROLLBACK') return waiting;
    return waiting[0]?.sql === BEGIN ? undefined : [];
  }

  /** Takes the last of those that wait away from them, to be asked; undefined when none does. */
  takeLast(): Statement | undefined {
    const last = this.waiting.pop();
    if (last) this.characters -= length(last);
    return last;
  }

  private take(): readonly Statement[] {
    const { waiting } = this;
    if (waiting.length > 0) {
      this.waiting = [];
      this.characters = 0;
    }
    return waiting;
  }
}

/**
 * Texts of which only the server knows what they are until they were asked for: statements behind name them by a mark, also within a longer
 * text, and the server puts in what it has (docs/adr/0087).
 */
export class GivenTexts {
  private readonly variables = new Map<string, string>();

  /** From now on `mark` stands for what the server keeps in `variable`; a name in the code, never input. */
  add(mark: string, variable: string): void {
    this.variables.set(mark, variable);
  }

  /** The statement with the texts of the server in its values. */
  putIn(statement: Statement): Statement {
    if (this.variables.size === 0) return statement;
    return { ...statement, parameters: statement.parameters.map((value) => this.valueOf(value)) };
  }

  private valueOf(value: unknown): unknown {
    if (typeof value !== 'string') return value;
    let sql: string | undefined;
    for (const [mark, variable] of this.variables)
      if (value.includes(mark)) sql = `REPLACE(${sql ?? escape(value)}, ${escape(mark)}, ${variable})`;
    return sql === undefined ? value : { toSqlString: () => sql };
  }
}

function length({ sql, parameters }: Statement): number {
  let characters = sql.length;
  for (const parameter of parameters) characters += typeof parameter === 'string' ? parameter.length : 8;
  return characters;
}
