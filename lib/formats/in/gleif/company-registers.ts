/**
 * Of the registers in GLEIF's list of registration authorities, those that number the companies of a jurisdiction, by
 * the digits of their codes: `gb:585,586,587` are RA000585 and two more. Registers of funds, banks, charities, taxes
 * and statistics number something else; registers of one town or court are missing, as their numbers occur elsewhere.
 */
const REGISTERS = (
  'ad:4 af:1 ai:6 al:2 am:11 at:17 au:14 aw:12 az:19 bb:23 bd:22 be:25 bg:65 bh:21 bm:28 bn:64 bo:31 br:36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,681 bs:20 ' +
  'bt:30 bw:35 by:24 bz:26 ca:72 ca_ab:73 ca_bc:74 ca_mb:75 ca_nb:76 ca_nl:77 ca_ns:78 ca_nt:83 ca_nu:84 ca_on:79 ' +
  'ca_pe:80 ca_qc:81 ca_sk:82 ca_yt:85 ch:548,549 ck:152,153 cn:92 cr:154 cw:160 cy:161 cz:163,168 dk:170 dm:173 ' +
  'dz:3 ee:181 eg:179 es:533,780 fi:188 fj:187 fk:184 fo:185 fr:189,192 gb:585,586,587 gd:379 ge:196 gg:383,667,668 ' +
  'gh:374 gi:375 gl:378 gr:685 hk:388 hr:156 hu:391 ie:402 il:406 im:405 in:394 is:393 it:407 je:414 jm:411 jo:415 ' +
  'jp:412 ke:417 kh:70 ki:418 kn:502 kr:419 kw:420 ky:86 kz:416 lc:503,504 li:428 lk:540 ls:426 lt:430 lu:432 ' +
  'lv:423 mc:452 md:451 me:455 mh:444 mk:437 mo:436 mt:443 mu:447 mw:438 my:439 na:460 ng:469 nl:463 no:472,473 ' +
  'nu:470 nz:466 om:474 pa:478 pg:479 ph:483 pk:475 pl:484 pr:493 ps:477 pt:487 qa:494 ro:497 rs:517 ru:499 rw:500 ' +
  'sa:513 sb:530 sc:521 se:544 sg:523 si:529 sk:526 sm:511 sr:542 sx:525 tc:563 th:554 tn:758 to:557 tr:560,561 ' +
  'tt:558 tv:564 tw:551 tz:553 ua:567 ug:566 us_ak:594 us_al:595 us_ar:596 us_az:597 us_ca:598 us_co:599 us_ct:600 ' +
  'us_dc:601 us_de:602 us_fl:603 us_ga:604 us_hi:605 us_ia:606 us_id:607 us_il:608 us_in:609 us_ks:610 us_ky:611 ' +
  'us_la:612 us_ma:613 us_md:614 us_me:615 us_mi:616 us_mn:617 us_mo:618 us_ms:619 us_mt:620 us_nc:621 us_nd:622 ' +
  'us_ne:623 us_nh:624 us_nj:625 us_nm:626 us_nv:627 us_ny:628 us_oh:629 us_ok:630 us_or:631 us_pa:632 us_ri:633 ' +
  'us_sc:634 us_sd:635 us_tn:636 us_tx:637 us_ut:638 us_va:639 us_vt:640 us_wa:641 us_wi:642 us_wv:643 us_wy:644 ' +
  'vg:63 vn:649 vu:647 ws:510 za:531 zm:652 zw:653'
).split(' ');

const toEntries = (entry: string): [string, string][] => {
  const [jurisdiction = '', codes = ''] = entry.split(':');
  return codes.split(',').map((code) => [`RA${code.padStart(6, '0')}`, jurisdiction]);
};

const JURISDICTION_BY_AUTHORITY: ReadonlyMap<string, string> = new Map(REGISTERS.flatMap(toEntries));

/** The jurisdiction whose companies the authority `RA000585` numbers; undefined where it numbers none. */
export const jurisdictionOfRegister = (authority: string): string | undefined =>
  JURISDICTION_BY_AUTHORITY.get(authority);
