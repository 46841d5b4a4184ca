/** A step of a made-up later release: it only adds, and keeps the new column itself. */
export const laterStep = {
  number: 99,
  sql: `
    ALTER TABLE messages ADD COLUMN later TEXT NOT NULL DEFAULT '';
    CREATE INDEX messagesByLater ON messages (later);
    CREATE TABLE ofLaterRelease (reference TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TRIGGER noteLater AFTER INSERT ON messages BEGIN
      INSERT INTO ofLaterRelease VALUES (NEW.reference);
      UPDATE messages SET later = 'noted' WHERE reference = NEW.reference;
    END;
  `,
}
