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
  );
CREATE TABLE purged (name TEXT PRIMARY KEY, total INTEGER NOT NULL);
INSERT INTO messages VALUES ('G4DS-2D88-9V0Y', 'status-202-b04dc9fc-2252-4638-b04c-0185448b37f3', '873iIXC0wNDNwHJCdLKZt1m83u5fC0Yo1bms2daDZVk', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 1 – שלום 226f7679-453d-47d8-86cc-9213a1f01326"}', 'sent', 1, '', 0, 0, 1795413588141, 1795413588141, 1795413633146, 0, 1795413588159);
INSERT INTO messages VALUES ('AWXQ-AHWN-QJV8', 'status-202-64757fb0-cdd0-4daa-b814-716807be15e5', '1Ou8qhf8Db1IX9HRwCBfqE2FoYW9y5rxY5-c8whw7ac', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 2 – שלום 721a9ca8-cebe-49e6-8ed9-e37809ad3b28"}', 'sent', 1, '', 0, 0, 1795413588152, 1795413588152, 1795413633155, 0, 1795413588170);
INSERT INTO messages VALUES ('9Q0Y-1PKS-Y11S', 'status-400-b9e95047-0a5f-4e20-82a8-9f95ab4f8aed', 'BMVI4le92qqctGwgA9YsGtG45whV8ETnagGKf6j8dz4', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 3 – שלום 10eb52b1-806c-4f37-9e85-b93ba4901597"}', 'dead', 1, 'status 400', 0, 0, 1795413588659, 1795413588659, 1795413633666, 0, 1795413588676);
INSERT INTO messages VALUES ('EMF6-68TP-A5K0', 'status-400-f2dc8019-6043-40b1-826a-176a129db8ce', 'UNMNhjyrSok10rslSwW3Pa_PkIPFo3_VKgHkc-jvBAI', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 4 – שלום b513c30f-c6c8-43c3-b2d9-145bdeda745c"}', 'dead', 1, 'status 400', 0, 0, 1795413588667, 1795413588667, 1795413633673, 0, 1795413588678);
INSERT INTO messages VALUES ('812A-VN4J-DV1E', 'status-500-cdff0403-898b-4c05-a8ed-0cb2056a53f3', 'QuWAkOmeCALElEOwo4OzpTlcmmXh9x5KIQj2XC_CMdQ', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 5 – שלום 68efc5a1-b7ea-4b99-93cf-5d31be4baa06"}', 'queued', 1, 'status 500', 0, 0, 1795413589177, 1795413589177, 1795417189192, 1795417189192, null);
INSERT INTO messages VALUES ('KC2D-8JC8-D0Q1', 'status-500-7381d5a2-0b76-43e3-b0d0-e6e9e7d388fd', 'hx1t9ls2ZW2JBm6iEbIij-ayp8mTi1WMQRwbmjVYt3M', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 6 – שלום 30bee5a6-8212-4b81-a25a-5645f5b80157"}', 'queued', 1, 'status 500', 0, 0, 1795413589185, 1795413589185, 1795417189194, 1795417189194, null);
INSERT INTO messages VALUES ('BN2S-AKKB-449G', 'status-403-a71f0d97-23c1-405d-87bb-3440af9fd2d3', 'vLNCN9jArV4FnxsAZk_zPRTs0KQe19nlOQRlkeFrWrs', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 7 – שלום 42b49928-60ca-4de3-88b6-bd3eb0801e84"}', 'queued', 1, 'status 403', 1, 0, 1795413589691, 1795413589691, 1795413591650, 1795413589705, null);
INSERT INTO messages VALUES ('MPX8-CHAD-8TZJ', 'status-403-11a85fb6-edc1-4fd5-b1ec-423ea25a54c1', 'OAcShViJqZXt-JnMt45PXhgJxJDr-PkBveAzkAM1X-0', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 8 – שלום e4cb9ad2-069e-468f-be02-0bbb2419ed90"}', 'queued', 1, 'status 403', 1, 0, 1795413589699, 1795413589699, 1795413591478, 1795413589707, null);
INSERT INTO messages VALUES ('CEV5-EGTT-EWG7', 'status-429-20422e6c-06c7-46dc-9218-4cc8a24233dd', 'i39wsR4QDeHwDuo0K8uhreRSiTRuhWw_pAWyo3DtXcg', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 9 – שלום 3a7a5bcc-ce12-4f9f-9284-2850d4b78db2"}', 'queued', 1, 'status 429', 0, 0, 1795413590206, 1795413590206, 1795417190221, 1795417190221, null);
INSERT INTO messages VALUES ('F4Y3-ZGPX-0HVF', 'status-429-9eba7578-ed35-4040-8f9f-ee14a93c003c', 'N0_LCQbAimd3cMl_sXeIgvFHsl37O04WA9K3s9z2TEo', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 10 – שלום 525f8024-b1ec-45b2-877a-21b7b767dd26"}', 'queued', 1, 'status 429', 0, 0, 1795413590214, 1795413590214, 1795417190223, 1795417190223, null);
INSERT INTO messages VALUES ('X1DR-XYRK-M25K', 'none:X1DR-XYRK-M25K', 'kbDGVhhDsX_MzNwsVi_bOdYE4YHPH7tiCPMFSvyvmoc', '{"firstName":"נועה","lastName":"O''Neil","email":"n@lab.example","company":"","service":"","message":"No key"}', 'queued', 1, '', 0, 1, 1795413590721, 1795413590721, 1795413635726, 0, null);
INSERT INTO messages VALUES ('3YZK-JTRE-ZDXQ', 'under-way-e0fb46cd-87e6-45a6-89b7-b67c2f64efe9', 'CFSi25pH7c0-OagmGN-JGI9XVTSBLOGOuZVGy_3zGjc', '{"firstName":"דנה","lastName":"Levi","email":"dana@lab.example","company":"","service":"other","message":"Message 11 – שלום 7f562223-1e09-44ee-b8ad-2d546515fa13"}', 'queued', 1, '', 0, 1, 1795413590730, 1795413590730, 1795413635734, 0, null);
CREATE INDEX messagesByDue ON messages (state, isInFlight, dueAt);
CREATE INDEX messagesByTurn ON messages (state, attempts > 0, dueAt);
CREATE INDEX messagesByContent ON messages (fingerprint, createdAt);
CREATE INDEX messagesByFinish ON messages (state, finishedAt);
