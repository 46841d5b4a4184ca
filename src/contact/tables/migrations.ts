import { alert } from '#src/contact/log.ts'

interface Migration {
  number: number
  /**
   * Never changed after its release. Only adds: after a rollback the older code uses the same file.
   */
  sql: string
}

/**
 * Times are ms since 1970. `queuedAt`: when it was queued last. `notBefore`: the budget of the day
 * holds the message back until then. Triggers keep the counts, so they stay right whichever release
 * writes the file.
 */
const first = `
  CREATE TABLE messages (
    reference TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    body TEXT NOT NULL,
    format INTEGER NOT NULL DEFAULT 1,
    state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    isForOperator INTEGER NOT NULL DEFAULT 0,
    createdAt INTEGER NOT NULL,
    queuedAt INTEGER NOT NULL,
    dueAt INTEGER NOT NULL,
    notBefore INTEGER NOT NULL DEFAULT 0,
    finishedAt INTEGER,
    firstFailedAt INTEGER
  );
  CREATE INDEX messagesByDue ON messages (state, dueAt);
  CREATE INDEX messagesByContent ON messages (fingerprint, createdAt);
  CREATE INDEX messagesByFinish ON messages (state, finishedAt);
  CREATE INDEX messagesByState ON messages (state);
  CREATE INDEX messagesForOperator ON messages (isForOperator) WHERE isForOperator = 1 AND state = 'queued';
  CREATE TABLE purged (name TEXT PRIMARY KEY, total INTEGER NOT NULL);
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE trapped (
    reference TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body TEXT NOT NULL,
    format INTEGER NOT NULL,
    createdAt INTEGER NOT NULL
  );
  CREATE TABLE counts (name TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO counts VALUES ('queued', 0), ('sent', 0), ('dead', 0), ('trapped', 0);
  CREATE TRIGGER countInserted AFTER INSERT ON messages BEGIN
    UPDATE counts SET total = total + 1 WHERE name = NEW.state;
  END;
  CREATE TRIGGER countChanged AFTER UPDATE OF state ON messages WHEN NEW.state <> OLD.state BEGIN
    UPDATE counts SET total = total - 1 WHERE name = OLD.state;
    UPDATE counts SET total = total + 1 WHERE name = NEW.state;
  END;
  CREATE TRIGGER countDeleted AFTER DELETE ON messages BEGIN
    UPDATE counts SET total = total - 1 WHERE name = OLD.state;
  END;
  CREATE TRIGGER countTrapped AFTER INSERT ON trapped BEGIN
    UPDATE counts SET total = total + 1 WHERE name = 'trapped';
  END;
  CREATE TRIGGER countReleased AFTER DELETE ON trapped BEGIN
    UPDATE counts SET total = total - 1 WHERE name = 'trapped';
  END;
`

export const migrations: readonly Migration[] = [{ number: 1, sql: first }]

/**
 * Applies the missing steps. A file of a later release stays as it is.
 * @throws if a step fails: then the object stores nothing and the Worker mails directly
 */
export function migrate(storage: DurableObjectStorage, steps = migrations): void {
  const { sql } = storage
  sql.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, appliedAt INTEGER NOT NULL)')
  const applied = new Set(
    sql
      .exec('SELECT number FROM migrations')
      .toArray()
      .map(({ number }) => number),
  )
  for (const step of steps) {
    if (applied.has(step.number)) continue
    try {
      storage.transactionSync(() => {
        sql.exec(step.sql)
        sql.exec('INSERT INTO migrations VALUES (?, ?)', step.number, Date.now())
      })
    } catch (error) {
      alert('migration failed', { count: step.number, reason: String(error) })
      throw error
    }
  }
}
