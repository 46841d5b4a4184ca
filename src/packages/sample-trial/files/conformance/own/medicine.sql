-- Our own rules of the disease: eligibility, liver function, response.

-- MEDIC-01
select
    (select count(*) from dm) - (select count(*) from cm where CMCAT like 'PRIOR%')
    + (select count(*) from cm join mh using (USUBJID) where CMCAT like 'PRIOR%' and MHSTDTC > CMSTDTC);

-- MEDIC-02
select count(*)
    from adsl s where exists (select 1 from cm where cm.USUBJID = s.USUBJID and CMCAT like 'PRIOR%'
        and julianday(RANDDT) - julianday(CMENDTC) < 14)
      <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'EXCL02')
    or exists (select 1 from pr where pr.USUBJID = s.USUBJID and julianday(RANDDT) - julianday(PRSTDTC) < 28)
      <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'EXCL03');

-- MEDIC-03
select count(*)
    from (select USUBJID, max(case
        when LBTESTCD = 'HGB' then LBSTRESN < 85 when LBTESTCD = 'PLAT' then LBSTRESN < 60
        when LBTESTCD = 'NEUT' then LBSTRESN < 1.2 when LBTESTCD = 'BILI' then LBSTRESN > 2 * LBSTNRHI
        when LBTESTCD in ('ALT', 'AST') then LBSTRESN > 5 * LBSTNRHI
        when LBTESTCD = 'CREAT' then LBSTRESN > 1.5 * LBSTNRHI else 0 end) out
      from lb where VISITNUM = 1 group by USUBJID) s
    where out <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'INCL08');

-- MEDIC-04
select count(*) from (
    select sum(RSTESTCD < 'CPS0106') parts, sum(iif(RSTESTCD < 'CPS0106', RSSTRESN, 0)) points,
      max(iif(RSTESTCD = 'CPS0106', RSSTRESN, null)) total, max(iif(RSTESTCD = 'CPS0107', RSSTRESC, null)) class
    from rs where RSCAT like 'CHILD%' group by USUBJID, VISITNUM)
    where parts is not 5 or points is not total
      or class is not case when total < 7 then 'A' when total < 10 then 'B' else 'C' end;

-- MEDIC-05
select count(*) from rs
    left join lb on lb.USUBJID = rs.USUBJID and lb.VISITNUM = rs.VISITNUM
      and LBTESTCD = case RSTESTCD when 'CPS0103' then 'BILI' when 'CPS0104' then 'ALB' when 'CPS0105B' then 'INR' end
    where RSTESTCD in ('CPS0103', 'CPS0104', 'CPS0105B') and RSSTRESN is not case RSTESTCD
      when 'CPS0103' then 1 + (LBSTRESN >= 34.2) + (LBSTRESN > 51.3)
      when 'CPS0104' then 1 + (LBSTRESN <= 35) + (LBSTRESN < 28)
      else 1 + (LBSTRESN >= 1.7) + (LBSTRESN > 2.3) end;

-- MEDIC-06
select
    (select count(*) from rs where VISITNUM = 1 and RSTESTCD = 'ECOG101' and (RSSTRESN > 1)
      <> exists (select 1 from ie where ie.USUBJID = rs.USUBJID and IETESTCD = 'INCL06'))
    + (select count(*) from rs where VISITNUM = 1 and RSTESTCD = 'CPS0107' and RSSTRESC <> 'A');

-- MEDIC-07
select count(*)
    from rs join mh using (USUBJID) join rs e using (USUBJID)
    where rs.RSTESTCD = 'BCLCSTG' and MHTERM = 'EXTRAHEPATIC SPREAD' and e.RSTESTCD = 'ECOG101' and e.VISITNUM = 1
      and rs.RSORRES <> iif(MHOCCUR = 'Y' or e.RSSTRESN > 0
        or exists (select 1 from tu where tu.USUBJID = rs.USUBJID and TULOC = 'PORTAL VEIN'), 'C', 'B');

-- MEDIC-08
select count(*) from rs where (RSCAT = 'RECIST 1.1') <> (RSEVAL is not null);

-- MEDIC-09
select
    (select count(*) from tr where TRLNKID is not null
      and not exists (select 1 from tu where tu.USUBJID = tr.USUBJID and TULNKID = TRLNKID and TUDTC <= TRDTC))
    + (select count(*) from tu where TUORRES <> 'NEW'
      and not exists (select 1 from tr where tr.USUBJID = tu.USUBJID and TULNKID = TRLNKID));

-- MEDIC-10
select
    (select count(*) from (select 1 from tu where TUORRES = 'TARGET' group by USUBJID having count(*) > 5))
    + (select count(*) from (select 1 from tu where TUORRES = 'TARGET' group by USUBJID, TULOC having count(*) > 2))
    + (select count(*) from tr where TRTESTCD = 'LDIAM' and VISITNUM = 1 and TRSTRESN < 10);

-- MEDIC-11
select count(*) from (
    select t.USUBJID, VISITNUM, sum(iif(TRTESTCD = 'LDIAM', TRSTRESN, 0)) parts, sum(TRTESTCD = 'LDIAM') n,
      max(iif(TRTESTCD = 'SUMDIAM', TRSTRESN, null)) total,
      (select count(*) from tu where tu.USUBJID = t.USUBJID and TUORRES = 'TARGET') targets
    from tr t where TRGRPID = 'TARGET' group by t.USUBJID, VISITNUM) where parts is not total or n <> targets;

-- MEDIC-12
with sums as (
      select USUBJID, TRDTC, TRSTRESN total from tr where TRTESTCD = 'SUMDIAM'),
    known as (select s.*, (select total from sums b where b.USUBJID = s.USUBJID order by TRDTC limit 1) base,
      (select min(total) from sums b where b.USUBJID = s.USUBJID and b.TRDTC < s.TRDTC) nadir from sums s)
    select count(*) from known join rs on rs.USUBJID = known.USUBJID and RSDTC = TRDTC and RSTESTCD = 'TRGRESP'
    where RSSTRESC <> case when total = 0 then 'CR' when total >= 1.2 * nadir and total - nadir >= 5 then 'PD'
      when total <= 0.7 * base then 'PR' else 'SD' end;

-- MEDIC-13
select count(*)
    from rs o where RSTESTCD = 'OVRLRESP' and (RSSTRESC = 'PD') <> (
      exists (select 1 from rs where rs.USUBJID = o.USUBJID and rs.VISITNUM = o.VISITNUM
        and RSTESTCD in ('TRGRESP', 'NTRGRESP') and RSSTRESC = 'PD')
      or exists (select 1 from tu where tu.USUBJID = o.USUBJID and tu.VISITNUM = o.VISITNUM and TUORRES = 'NEW'));

-- MEDIC-14
select count(*) from adsl s
    where DCTREAS = 'PROGRESSIVE DISEASE' and not exists (select 1 from rs where rs.USUBJID = s.USUBJID
      and RSTESTCD = 'OVRLRESP' and RSSTRESC = 'PD' and julianday(TRTEDT) - julianday(RSDTC) between -1 and 14);

-- MEDIC-15
select count(*) from tr
    join adsl using (USUBJID) where TRDTC >= NATDT or TRDTC > DTHDT or TRDTC > (select min(RSDTC) from rs
      where rs.USUBJID = tr.USUBJID and RSTESTCD = 'OVRLRESP' and RSSTRESC = 'PD');
