-- Our own rules of collected data and of the plan.

-- TRIAL-01
select count(*) from dm where (ACTARMCD is null) <> (ARMNRS is not null);

-- TRIAL-02
select count(*) from ts where TSPARMCD = 'SSTDTC' and TSVAL <> (select min(RFICDTC) from dm);

-- TRIAL-03
select count(*) from (values
    ('ACTSUB'),('ADAPT'),('ADDON'),('AGEMAX'),('AGEMIN'),('CURTRT'),('DCUTDESC'),('DCUTDTC'),('DOSE'),('DOSFRM'),('DOSFRQ'),('DOSU'),('EXTTIND'),('FCNTRY'),('HLTSUBJI'),('INDIC'),('INTMODEL'),('INTTYPE'),('LENGTH'),('NARMS'),('OBJPRIM'),('ONGOSIND'),('OUTMSPRI'),('PCLAS'),('PDPSTIND'),('PDSTIND'),('PLANSUB'),('RANDOM'),('RANDQT'),('REGID'),('ROUTE'),('SDTIGVER'),('SDTMVER'),('SENDTC'),('SEXPOP'),('SPONSOR'),('SSTDTC'),('STOPRULE'),('STRATFCT'),('STYPE'),('TBLIND'),('TCNTRL'),('TDIGRP'),('TINDTP'),('TITLE'),('TPHASE'),('TRT'),('TTYPE')) where column1 not in (select TSPARMCD from ts);

-- TRIAL-04
select (select count(distinct TSPARMCD || TSPARM) - count(distinct TSPARMCD) from ts) + (select count(*) from (select max(TSSEQ) last, count(*) n, count(distinct TSSEQ) d from ts group by TSPARMCD) where last <> n or d <> n);

-- TRIAL-05
select
    (select count(distinct TSVAL || TSVALCD) - count(distinct TSVAL) from ts where TSVALCD is not null)
    + (select count(distinct TSVAL || TSVALCD) - count(distinct TSVALCD) from ts)
    + (select count(*) from ts where (TSVCDREF = 'CDISC CT') <> (TSVCDVER is not null))
    + (select count(*) from ts where TSVCDREF = 'CDISC CT' and TSVALCD is null);

-- TRIAL-06
select count(*) from dm where not exists (select 1 from ta where ta.ARMCD = dm.ARMCD and ta.ARM = dm.ARM) or (ACTARMCD is not null and not exists (select 1 from ta where ta.ARMCD = dm.ACTARMCD and ta.ARM = dm.ACTARM));

-- TRIAL-07
select count(*) from (select ETCD, ELEMENT from ta union all select ETCD, ELEMENT from se) where (ETCD, ELEMENT) not in (select ETCD, ELEMENT from te);

-- TRIAL-08
select (select count(*) from (select ARMCD from ta group by ARMCD having count(distinct TAETORD) <> count(*) or max(TAETORD) <> count(*))) + (select count(*) from te where TESTRL is null or TEENRL is null);

-- TRIAL-09
select count(*) from se join dm using (USUBJID) where not exists (select 1 from ta where ta.ARMCD = dm.ARMCD and ta.ETCD = se.ETCD and ta.TAETORD = se.TAETORD and ta.EPOCH = se.EPOCH);

-- TRIAL-10
select count(*) from
    (select *, lead(SESTDTC) over (partition by USUBJID order by SESEQ) next from se)
    where SESTDTC is null or (next is not null and (SEENDTC <> next or SEENDTC is null or next <= SESTDTC));

-- TRIAL-11
select
    (select count(*) from dm where not exists (select 1 from se where se.USUBJID = dm.USUBJID and ETCD = 'SCRN' and SESTDTC = RFICDTC))
    + (select count(*) from dm where (RFXSTDTC is not null) <> exists (select 1 from se where se.USUBJID = dm.USUBJID and EPOCH = 'TREATMENT' and SESTDTC = RFXSTDTC));

-- TRIAL-12
select count(*) from se join dm using (USUBJID) where SEENDTC > RFPENDTC or SESTDTC > RFPENDTC;

-- TRIAL-13
select
    (select count(*) from ex where EPOCH is not 'TREATMENT')
    + (select count(*) from se join dm using (USUBJID) where EPOCH = 'FOLLOW-UP' and SESTDTC <= RFXENDTC);

-- TRIAL-14
select count(*) from (select VISITNUM, VISIT from sv where SVPRESP = 'Y' union all select VISITNUM, VISIT from vs) where (VISITNUM, VISIT) not in (select VISITNUM, VISIT from tv);

-- TRIAL-15
select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select sum(n) n from (select count(*) n from ae one where length(AESTDTC) = 10 and EPOCH is not (
        select EPOCH from se where se.USUBJID = one.USUBJID and SESTDTC <= AESTDTC order by SESEQ desc limit 1) union all select count(*) n from cm one where length(CMSTDTC) = 10 and EPOCH is not (
        select EPOCH from se where se.USUBJID = one.USUBJID and SESTDTC <= CMSTDTC order by SESEQ desc limit 1)) union all select count(*) n from ds one where length(DSSTDTC) = 10 and EPOCH is not (
        select EPOCH from se where se.USUBJID = one.USUBJID and SESTDTC <= DSSTDTC order by SESEQ desc limit 1)) union all select count(*) n from ex one where length(EXSTDTC) = 10 and EPOCH is not (
        select EPOCH from se where se.USUBJID = one.USUBJID and SESTDTC <= EXSTDTC order by SESEQ desc limit 1)) union all select count(*) n from ss one where length(SSDTC) = 10 and EPOCH is not (
        select EPOCH from se where se.USUBJID = one.USUBJID and SESTDTC <= SSDTC order by SESEQ desc limit 1)) union all select count(*) n from vs one where length(VSDTC) = 10 and EPOCH is not (
        select EPOCH from se where se.USUBJID = one.USUBJID and SESTDTC <= VSDTC order by SESEQ desc limit 1));

-- TRIAL-16
select count(*) from ex a join ex b on a.USUBJID = b.USUBJID and b.EXSEQ = a.EXSEQ + 1 where b.EXSTDTC <= a.EXENDTC;

-- TRIAL-17
select (select count(*) from ae where AESTDTC > '{dataCut}') + (select count(*) from ds where DSSTDTC > '{dataCut}') + (select count(*) from sv where SVSTDTC > '{dataCut}') + (select count(*) from ex where EXENDTC > '{dataCut}');

-- TRIAL-18
select (select count(*) from ae join dm using (USUBJID) where AESTDTC > DTHDTC) + (select count(*) from vs join dm using (USUBJID) where VSDTC > DTHDTC) + (select count(*) from ex join dm using (USUBJID) where EXENDTC > DTHDTC);

-- TRIAL-19
select count(*) from sv where (SVOCCUR = 'N') <> (SVSTDTC is null) or (SVOCCUR = 'N' and SVREASOC is null);

-- TRIAL-20
select count(*) from mh where (MHPRESP is null) <> (MHOCCUR is null) or MHPRESP <> 'Y';

-- TRIAL-21
select
    (select count(*) from mh join dm using (USUBJID) where MHSTDTC > RFSTDTC)
    + (select count(*) from pr join dm using (USUBJID) where PRSTDTC > RFSTDTC)
    + (select count(*) from cm join dm using (USUBJID) where CMCAT like 'PRIOR%' and CMENDTC > RFSTDTC);

-- TRIAL-22
select count(*) from suppcm s where not exists (select 1 from cm where cm.USUBJID = s.USUBJID and cm.CMSEQ = s.IDVARVAL and CMCAT like 'PRIOR%');

-- TRIAL-23
select
    (select count(*) from vs where not exists (select 1 from sv where sv.USUBJID = vs.USUBJID and sv.VISITNUM = vs.VISITNUM))
    + (select count(*) from lb where not exists (select 1 from sv where sv.USUBJID = lb.USUBJID and sv.VISITNUM = lb.VISITNUM and SVSTDTC = LBDTC));

-- TRIAL-24
select count(*) from sv where (SVPRESP is not null) <> (VISITNUM = cast(VISITNUM as integer)) or (SVPRESP is null) <> (SVOCCUR is null);

-- TRIAL-25
select count(*)
    from lb where abs(LBSTRESN - cast(LBORRES as real) * case LBTESTCD || LBORRESU when 'BILImg/dL' then 10000 / 584.7
      when 'CREATmg/dL' then 10000 / 113.12 when 'ALBg/dL' then 10 when 'HGBg/dL' then 10 when 'AFPIU/mL' then 1.21
      else 1 end) > 0.51;

-- TRIAL-26
select count(*) from lb where LBNRIND <> case
    when cast(LBORRES as real) < cast(LBORNRLO as real) then 'LOW'
    when cast(LBORRES as real) > cast(LBORNRHI as real) then 'HIGH' else 'NORMAL' end;
