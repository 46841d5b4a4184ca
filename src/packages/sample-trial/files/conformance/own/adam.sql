-- Our own rules of analysis data: CORE has none for ADaM.

-- ADAM-01
select count(*) - count(distinct USUBJID) from adsl;

-- ADAM-02
select count(*) from adae where not exists (select 1 from ae where ae.USUBJID = adae.USUBJID and ae.AESEQ = adae.AESEQ and ae.AETERM = adae.AETERM);

-- ADAM-03
select count(*) from adtte t where ADT is not case SRCDOM || '.' || SRCVAR
    when 'DM.DTHDTC' then (select DTHDTC from dm d where d.USUBJID = t.USUBJID and SRCSEQ is null)
    when 'SS.SSDTC' then (select SSDTC from ss s where s.USUBJID = t.USUBJID and SSSEQ = SRCSEQ)
    when 'RS.RSDTC' then (select RSDTC from rs where rs.USUBJID = t.USUBJID and RSSEQ = SRCSEQ)
    when 'DS.DSSTDTC' then (select DSSTDTC from ds where ds.USUBJID = t.USUBJID and DSSEQ = SRCSEQ and DSDECOD = 'RANDOMIZED')
    when 'CM.CMSTDTC' then (select CMSTDTC from cm c where c.USUBJID = t.USUBJID and CMSEQ = SRCSEQ) end;

-- ADAM-04
select count(*) from adtte t join adsl using (USUBJID)
    where (CNSR > 0) <> (CNSDTDSC is not null) or EVNTDESC is null
      or (CNSDTDSC = 'LAST KNOWN ALIVE' and EVNTDESC <> coalesce(DCSREAS, 'ALIVE AT DATA CUT'));

-- ADAM-05
select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select count(*) n from adae one where SUBJID is not (select SUBJID from adsl where adsl.USUBJID = one.USUBJID) union all select count(*) n from adtte one where SUBJID is not (select SUBJID from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adae one where SITEID is not (select SITEID from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adtte one where SITEID is not (select SITEID from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adae one where AGE is not (select AGE from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adtte one where AGE is not (select AGE from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adae one where AGEGR1 is not (select AGEGR1 from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adtte one where AGEGR1 is not (select AGEGR1 from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adae one where SEX is not (select SEX from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adtte one where SEX is not (select SEX from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adae one where RACE is not (select RACE from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adtte one where RACE is not (select RACE from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adae one where REGION1 is not (select REGION1 from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adtte one where REGION1 is not (select REGION1 from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adae one where TRTSDT is not (select TRTSDT from adsl where adsl.USUBJID = one.USUBJID)) union all select count(*) n from adae one where TRTEDT is not (select TRTEDT from adsl where adsl.USUBJID = one.USUBJID));

-- ADAM-06
select sum(n) n from (select sum(n) n from (select count(*) n from (select AOCCFL, TRTEMFL,
        row_number() over (partition by USUBJID, TRTEMFL order by ASTDT, AESEQ) place from adae)
        where (AOCCFL is 'Y') <> (TRTEMFL is 'Y' and place = 1) union all select count(*) n from (select AOCCSFL, TRTEMFL,
        row_number() over (partition by USUBJID, AEBODSYS, TRTEMFL order by ASTDT, AESEQ) place from adae)
        where (AOCCSFL is 'Y') <> (TRTEMFL is 'Y' and place = 1)) union all select count(*) n from (select AOCCPFL, TRTEMFL,
        row_number() over (partition by USUBJID, AEBODSYS, AEDECOD, TRTEMFL order by ASTDT, AESEQ) place from adae)
        where (AOCCPFL is 'Y') <> (TRTEMFL is 'Y' and place = 1));

-- ADAM-07
select count(*) from adae where
    ASTDY is not julianday(ASTDT) - julianday(TRTSDT) + (ASTDT >= TRTSDT)
    or (AENDT is not null and AENDY is not julianday(AENDT) - julianday(TRTSDT) + (AENDT >= TRTSDT));

-- ADAM-08
select (select count(*) from advs) <> (select count(*) from vs)
    + (select count(*) from advs a left join vs using (USUBJID, VSSEQ) where AVAL is not VSSTRESN or PARAMCD is not VSTESTCD or ADT is not VSDTC
      or BASE is not (select VSSTRESN from vs b where b.USUBJID = a.USUBJID and b.VSTESTCD = a.PARAMCD and b.VSLOBXFL = 'Y')
      or CHG is not case when ADT > (select TRTSDT from adsl where adsl.USUBJID = a.USUBJID) then round(AVAL - BASE, 2) end)
    + (select count(*) from advs where (ABLFL is 'Y') <> (AVISIT is 'Baseline') or (ABLFL is 'Y' and AVAL is not BASE))
    + (select count(*) from advs join adsl using (USUBJID) where (ONTRTFL is 'Y') <> (TRTSDT is not null and ADT > TRTSDT and julianday(ADT) <= julianday(TRTEDT) + 30));

-- ADAM-09
with dosed as
    (select USUBJID, sum(julianday(EXENDTC) - julianday(EXSTDTC) + 1) days, sum((julianday(EXENDTC) - julianday(EXSTDTC) + 1) * EXDOSE) mg,
      julianday(max(EXENDTC)) - julianday(min(EXSTDTC)) + 1 span from ex group by USUBJID),
    expected as (select USUBJID, 'TRTDUR' code, span value from dosed union all select USUBJID, 'DOSEDAYS', days from dosed
      union all select USUBJID, 'CUMDOSE', mg from dosed where mg > 0 union all select USUBJID, 'RDI', mg / span / 4 from dosed where mg > 0)
    select (select count(*) from expected) <> (select count(*) from adex)
      + (select count(*) from adex left join expected using (USUBJID) where code = PARAMCD and abs(AVAL - value) > 1e-9)
      + (select count(*) from adex where not exists (select 1 from expected where expected.USUBJID = adex.USUBJID and code = PARAMCD))
      + (select count(*) from adex where PARAMCD = 'RDI' and not AVAL between 1 and 100);

-- ADAM-10
select count(*) from adsl join dm using (USUBJID) where RFICDT is not RFICDTC or adsl.DTHFL is not dm.DTHFL
    or EOTDT is not (select DSSTDTC from ds where ds.USUBJID = adsl.USUBJID and DSSCAT = 'STUDY TREATMENT')
    or EOSDT is not (select DSSTDTC from ds where ds.USUBJID = adsl.USUBJID and DSSCAT = 'STUDY PARTICIPATION')
    or RANDNO is not (select DSREFID from ds where ds.USUBJID = adsl.USUBJID and DSDECOD = 'RANDOMIZED');

-- ADAM-11
select count(*) from adtte l
    join adtte o on o.USUBJID = l.USUBJID and o.PARAMCD = 'OS' join adsl s on s.USUBJID = l.USUBJID
    where l.PARAMCD = 'OSLEFT' and (l.AVAL <> o.AVAL
      or l.CNSR <> case when s.TRT01PN = 1 and s.DCSREAS is not null then 0 else o.CNSR end);

-- ADAM-12
select count(*) from adae where (length(AESTDTC) < 10) <> (coalesce(ASTDTF, '') = 'D');

-- ADAM-13
select
    (select count(*) from (select USUBJID from adlb where ABLFL = 'Y' group by USUBJID, PARAMCD having count(*) > 1))
    + (select count(*) from adlb a left join adlb b on b.USUBJID = a.USUBJID and b.PARAMCD = a.PARAMCD and b.ABLFL = 'Y'
        where a.BASE is not b.AVAL or a.BNRIND is not b.ANRIND or abs(a.CHG - (a.AVAL - b.AVAL)) > 0.0051
          or (a.CHG is not null) <> (a.ADY > 1));

-- ADAM-14
select (select count(*) from lb) - count(*) from adlb a join lb using (USUBJID, LBSEQ) where AVAL = LBSTRESN and PARAMCD = LBTESTCD;

-- ADAM-15
select count(*) from adtte p join adtte o
    on o.USUBJID = p.USUBJID and o.PARAMCD = 'OS' where p.PARAMCD = 'PFS' and p.AVAL > o.AVAL;

-- ADAM-16
with seen as (
      select USUBJID, RSDTC day, RSSTRESC = 'PD' isPd from rs where RSTESTCD = 'OVRLRESP' and RSSTRESC <> 'NE'),
    known as (select s.*, (select min(day) from seen where seen.USUBJID = s.USUBJID and isPd) pd from adsl s),
    events as (select *, nullif(min(coalesce(pd, '9'), coalesce(DTHDT, '9')), '9') event from known),
    lasts as (select *, (select max(day) from seen where seen.USUBJID = events.USUBJID
        and day < coalesce(iif(NATDT < coalesce(event, '9'), NATDT, event), '9')) last from events),
    expected as (select USUBJID, case when NATDT < coalesce(event, '9') then 2
        when event is null then iif(last is null, 4, 1)
        when julianday(event) - julianday(coalesce(last, RANDDT)) > 126 then 3 else 0 end cnsr,
      event, coalesce(last, RANDDT) last from lasts)
    select count(*) from adtte join expected using (USUBJID) where PARAMCD = 'PFS'
      and (adtte.CNSR <> expected.cnsr or ADT <> iif(expected.cnsr = 0, event, last));

-- ADAM-17
with counted as (
      select USUBJID, case when RSSTRESC in ('SD', 'NON-CR/NON-PD') and julianday(RSDTC) - julianday(RANDDT) < 49
          then 6 else instr('CR PR SD NC PD NE', iif(RSSTRESC like 'NON%', 'NC', RSSTRESC)) / 3 + 1 end rank
      from rs join adsl using (USUBJID) where RSTESTCD = 'OVRLRESP' and (NATDT is null or RSDTC < NATDT))
    select (select count(*) from adsl) - count(*) from adrs a where PARAMCD = 'BOR'
      and AVAL = coalesce((select min(rank) from counted where counted.USUBJID = a.USUBJID), 6);

-- ADAM-18
select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select count(*) - count(distinct TRT01P) + count(*) - count(distinct TRT01PN) n from (select distinct TRT01P, TRT01PN from adsl where TRT01P is not null or TRT01PN is not null) union all select count(*) - count(distinct TRT01A) + count(*) - count(distinct TRT01AN) n from (select distinct TRT01A, TRT01AN from adsl where TRT01A is not null or TRT01AN is not null)) union all select count(*) - count(distinct AGEGR1) + count(*) - count(distinct AGEGR1N) n from (select distinct AGEGR1, AGEGR1N from adsl where AGEGR1 is not null or AGEGR1N is not null)) union all select count(*) - count(distinct SEX) + count(*) - count(distinct SEXN) n from (select distinct SEX, SEXN from adsl where SEX is not null or SEXN is not null)) union all select count(*) - count(distinct RACE) + count(*) - count(distinct RACEN) n from (select distinct RACE, RACEN from adsl where RACE is not null or RACEN is not null)) union all select count(*) - count(distinct PARAM) + count(*) - count(distinct PARAMCD) n from (select distinct PARAM, PARAMCD from adtte where PARAM is not null or PARAMCD is not null)) union all select count(*) - count(distinct PARAM) + count(*) - count(distinct PARAMCD) n from (select distinct PARAM, PARAMCD from adlb where PARAM is not null or PARAMCD is not null)) union all select count(*) - count(distinct PARAM) + count(*) - count(distinct PARAMCD) n from (select distinct PARAM, PARAMCD from adrs where PARAM is not null or PARAMCD is not null)) union all select count(*) - count(distinct PARAM) + count(*) - count(distinct PARAMN) n from (select distinct PARAM, PARAMN from adtte where PARAM is not null or PARAMN is not null)) union all select count(*) - count(distinct TRTP) + count(*) - count(distinct TRTPN) n from (select distinct TRTP, TRTPN from adtte where TRTP is not null or TRTPN is not null)) union all select count(*) - count(distinct TRTA) + count(*) - count(distinct TRTAN) n from (select distinct TRTA, TRTAN from adae where TRTA is not null or TRTAN is not null));
