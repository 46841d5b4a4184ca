-- What an explanation of a finding of the CORE engine does not cover: it must be nothing.

-- CORE-000024
select count(*) from ae where AEBDSYCD is not null or AEPTCD is not null;

-- CORE-000191
select count(*) from dm where RFENDTC is null and ARMNRS is not 'ASSIGNED, NOT TREATED';

-- CORE-000701
select (select count(*) from ae where EPOCH is null and length(AESTDTC) = 10)
      + (select count(*) from cm where EPOCH is null and CMCAT not like 'PRIOR%')
      + (select count(*) from pr where EPOCH is null and PRCAT not like 'PRIOR%')
      + (select count(*) from (select EPOCH from ds union all select EPOCH from dv union all select EPOCH from ex
        union all select EPOCH from dd union all select EPOCH from ie union all select EPOCH from lb union all select EPOCH from rs
        union all select EPOCH from ss union all select EPOCH from tu union all select EPOCH from tr union all select EPOCH from vs)
        where EPOCH is null);

-- CORE-000717
select count(*) from ae where AESTDTC > (select max(DSSTDTC) from ds where ds.USUBJID = ae.USUBJID)
      and exists (select 1 from ds where ds.USUBJID = ae.USUBJID and DSSCAT = 'STUDY PARTICIPATION');

-- CORE-000741
select 1 - count(*) from ts where TSPARMCD = 'PCLAS' and TSVALNF = 'UNK';

-- CORE-000915
select sum(n) from (
      select count(*) - count(distinct USUBJID || TULNKID) n from tu where TULOBXFL = 'Y'
      union all select count(*) - count(distinct USUBJID || TRTESTCD || coalesce(TRLNKID, '')) from tr where TRLOBXFL = 'Y'
      union all select count(*) - count(distinct USUBJID || VSTESTCD) from vs where VSLOBXFL = 'Y'
      union all select count(*) - count(distinct USUBJID || LBTESTCD) from lb where LBLOBXFL = 'Y'
      union all select count(*) - count(distinct USUBJID || RSTESTCD) from rs where RSLOBXFL = 'Y');

-- CORE-001078
select count(*) from dm join dd using (USUBJID) where DDORRES <> 'DISEASE PROGRESSION'
      and julianday(DTHDTC) <= julianday(RFXENDTC) + 30
      and not exists (select 1 from ae where ae.USUBJID = dm.USUBJID and AEOUT = 'FATAL');
