CREATE TABLE migrations (number INTEGER PRIMARY KEY, appliedAt INTEGER NOT NULL);
CREATE TABLE messages (
    reference TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    isForOperator INTEGER NOT NULL DEFAULT 0,
    isInFlight INTEGER NOT NULL DEFAULT 0,
    createdAt INTEGER NOT NULL,
    queuedAt INTEGER NOT NULL,
    dueAt INTEGER NOT NULL,
    notBefore INTEGER NOT NULL DEFAULT 0,
    finishedAt INTEGER
  , format INTEGER NOT NULL DEFAULT 1);
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
INSERT INTO migrations VALUES (1, 1795650499671);
INSERT INTO migrations VALUES (2, 1795650499671);
INSERT INTO messages VALUES ('CDMP-H5JX-BQ53', 'status-202-c806931b-0af5-4b11-83ff-ca5c78dd67f2', 'tQJhiapcwwMjCNSrJ8pQRQU4A8xRUmYahtC2UN-3vcQ', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 1 – שלום 211ea41c-2ca5-43fa-9957-73ca10df26aa"}', 'sent', 1, '', 0, 0, 1795650499673, 1795650499673, 1795650499673, 0, 1795650499697, 1);
INSERT INTO messages VALUES ('YVDB-W3MW-GMHZ', 'status-202-41ddf712-431c-4784-b7bb-6090e47c37d7', 'ShkC2iTHm98ez3iDgCdQt9NkQa2BhltcOMD351mLiFY', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 2 – שלום fe94f4a6-54a3-450b-a51f-bbd08baf7d6a"}', 'sent', 1, '', 0, 0, 1795650499692, 1795650499692, 1795650499692, 0, 1795650499699, 1);
INSERT INTO messages VALUES ('TZ7A-WASP-FWR1', 'status-400-2341cba1-165d-4eaf-b561-3618d195ad45', 'WQdCwkpA3pGO32FySXc_c02Mq-rd1Ghibp38JBEkYAs', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 3 – שלום b1a0eed3-eb85-4769-a8e9-1656cb8c8029"}', 'dead', 1, 'status 400', 0, 0, 1795650500199, 1795650500199, 1795650500199, 0, 1795650500210, 1);
INSERT INTO messages VALUES ('6J96-0YMY-GGRZ', 'status-400-5a049cce-96a9-4c6d-9561-b5ee96ebb3f2', 'GabsCy8Zc4nxAw3Pp_Kb4O0mH5TZl5jVSuZb0_M9FAk', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 4 – שלום 38fbb879-e6a3-4372-a10e-90025cfbb019"}', 'dead', 1, 'status 400', 0, 0, 1795650500203, 1795650500203, 1795650500203, 0, 1795650500211, 1);
INSERT INTO messages VALUES ('HCVT-JZVH-9S78', 'status-500-4e9eb677-724a-48b2-b8af-5c609aeae0e1', 'jVXYTg2lj7AWUgG_JYAZzGPRgECzCd5ObtgzeBQWHNM', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 5 – שלום 9b105409-8ca7-43db-b5f3-371df4a454ad"}', 'queued', 0, '', 0, 0, 1795650500709, 1795650500709, 1795650500709, 0, null, 1);
INSERT INTO messages VALUES ('5MSP-YX0V-J6XB', 'status-500-08d08214-e1d7-4955-95d0-883de7f517dd', 'YaKzxMaphI6b_6rPaekjlk_K4EtI7j_QMApgRgSlIDA', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 6 – שלום d5603838-3e8a-49a6-b3d4-68c1a6d2f30e"}', 'queued', 0, '', 0, 0, 1795650500714, 1795650500714, 1795650500714, 0, null, 1);
INSERT INTO messages VALUES ('WWPR-07W6-Y130', 'status-403-365befdb-d953-4c99-906b-9a1b361a143c', '6MaYG7JtTeoCC1Gd1A6gMvaK08ngZJWqTfGL5Q-ONEs', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 7 – שלום 321dd2a0-dbca-46e7-af8b-e1a60ccf2ff7"}', 'queued', 0, '', 0, 0, 1795650501219, 1795650501219, 1795650501219, 0, null, 1);
INSERT INTO messages VALUES ('9WHA-0TWH-T7J4', 'status-403-5ed5375c-82fe-4dca-962b-39e1f431417d', 'Dbx38JzQ0IT0t-WTHx7BzT_sSx8hkl6zSBBkqtga0ns', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 8 – שלום 82121a03-ae75-4251-bf8b-343dd599f586"}', 'queued', 0, '', 0, 0, 1795650501222, 1795650501222, 1795650501222, 0, null, 1);
INSERT INTO messages VALUES ('HVQV-58D2-NRSN', 'status-429-99357e70-1c9d-4847-9835-13389a9cc214', 'u9_fwr7vRZySoCSObiRXuxp1PpXfbUT5TjdC6JMGeo0', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 9 – שלום 63bbc390-7680-4409-86e8-ee3ef6da3de4"}', 'queued', 0, '', 0, 0, 1795650501727, 1795650501727, 1795650501727, 0, null, 1);
INSERT INTO messages VALUES ('KEPY-GR7M-SZKB', 'status-429-0c910a7d-6e7d-4eea-a285-ef3082e627ab', '0E39X46kEAIC8vj4BbU7qq2lmfMaTpejDRv7m82XIp8', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 10 – שלום f7edbb91-9ae2-4253-82e3-48d30278c337"}', 'queued', 0, '', 0, 0, 1795650501731, 1795650501731, 1795650501731, 0, null, 1);
INSERT INTO messages VALUES ('PX1N-05P2-49Y8', 'none PX1N-05P2-49Y8', 'kbDGVhhDsX_MzNwsVi_bOdYE4YHPH7tiCPMFSvyvmoc', '{"firstName":"נועה","lastName":"O''Neil","email":"n@lab.example","company":"","service":"","message":"No key"}', 'queued', 0, '', 0, 0, 1795650502236, 1795650502236, 1795650502236, 0, null, 1);
INSERT INTO messages VALUES ('48GV-AWJA-NZZK', 'under-way-31ff5165-10ce-4312-9c57-528934d34a5a', 'VUq7zjCkXfJ1uR26HjDeTmm1d6ocrsB8lGlG-3D-hgo', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 11 – שלום dbe50a9a-4caa-4bf8-aef5-4192eb786a08"}', 'queued', 0, '', 0, 0, 1795650502241, 1795650502241, 1795650502241, 0, null, 1);
INSERT INTO facts VALUES ('breaker', '{"state":"retry","reason":"status 500","openedAt":1795650500718,"probeAt":1795654100718,"failedProbes":0,"last":{"dueAt":1795650500714,"row":6},"rationedUntil":0}');
INSERT INTO counts VALUES ('dead', 2);
INSERT INTO counts VALUES ('queued', 8);
INSERT INTO counts VALUES ('sent', 2);
INSERT INTO counts VALUES ('trapped', 0);
CREATE INDEX messagesByDue ON messages (state, isInFlight, dueAt);
CREATE INDEX messagesByTurn ON messages (state, attempts > 0, dueAt);
CREATE INDEX messagesByContent ON messages (fingerprint, createdAt);
CREATE INDEX messagesByFinish ON messages (state, finishedAt);
CREATE INDEX messagesByState ON messages (state);
CREATE INDEX messagesForOperator ON messages (isForOperator) WHERE isForOperator = 1 AND state = 'queued';
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
