/** The courts that keep Germany's registers of companies, by the digits of their codes in GLEIF's list. */
const COURTS = (
  '197 Aachen|199 Altenburg|200 Amberg|201 Ansbach|202 Apolda|203 Arnsberg|204 Arnstadt|205 Aschaffenburg|' +
  '206 Augsburg|207 Aurich|208 Bad Hersfeld|209 Bad Homburg v. d. Höhe|210 Bad Kreuznach|213 Bad Oeynhausen|' +
  '214 Bad Salzungen|215 Bamberg|216 Bayreuth|217 Berlin-Charlottenburg|218 Bielefeld|219 Bochum|220 Bonn|' +
  '221 Braunschweig|222 Bremen|224 Chemnitz|225 Coburg|226 Coesfeld|227 Cottbus|228 Darmstadt|229 Deggendorf|' +
  '230 Dortmund|231 Dresden|232 Duisburg|233 Düren|234 Düsseldorf|235 Eisenach|236 Erfurt|238 Eschwege|239 Essen|' +
  '240 Flensburg|241 Frankfurt (Oder)|242 Frankfurt am Main|243 Freiburg|244 Friedberg (Hessen)|245 Fritzlar|' +
  '246 Fulda|247 Fürth|249 Gelsenkirchen|250 Gera|251 Gießen|252 Gotha|253 Göttingen|255 Greiz|257 Gütersloh|' +
  '258 Hagen|259 Hamburg|260 Hamm|261 Hanau|262 Hannover|263 Heilbad Heiligenstadt|266 Hildburghausen|' +
  '267 Hildesheim|268 Hof|269 Homburg|271 Ingolstadt|272 Iserlohn|273 Jena|274 Kaiserslautern|275 Kassel|' +
  '276 Kempten|277 Kiel|278 Kleve|279 Koblenz|280 Köln|281 Königstein im Taunus|282 Korbach|283 Krefeld|' +
  '284 Landau in der Pfalz|285 Landshut|286 Lebach|287 Leipzig|288 Lemgo|289 Limburg a. d. Lahn|290 Lübeck|' +
  '291 Ludwigshafen am Rhein|293 Lüneburg|295 Mainz|296 Mannheim|297 Marburg|298 Meiningen|299 Memmingen|300 Merzig|' +
  '301 Mönchengladbach|302 Montabaur|303 Mühlhausen|304 München|305 Münster|306 Neubrandenburg|307 Neunkirchen|' +
  '308 Neuruppin|309 Neuss|310 Nordhausen|311 Nürnberg|313 Offenbach am Main|314 Oldenburg|315 Osnabrück|' +
  '316 Ottweiler|317 Paderborn|319 Passau|320 Pinneberg|321 Pößneck|322 Potsdam|324 Recklinghausen|325 Regensburg|' +
  '328 Rostock|329 Rudolstadt|331 Saarbrücken|332 Saarlouis|333 Sankt Ingbert|334 Sankt Wendel|336 Schweinfurt|' +
  '337 Schwerin|338 Siegburg|339 Siegen|342 Sömmerda|343 Sondershausen|344 Sonneberg|345 Stadthagen|346 Stadtroda|' +
  '347 Steinfurt|348 Stendal|349 Stralsund|350 Straubing|351 Stuttgart|352 Suhl|353 Tostedt|354 Traunstein|355 Ulm|' +
  '356 Völklingen|358 Walsrode|362 Weiden i.d. OPf.|363 Weimar|364 Wetzlar|365 Wiesbaden|368 Wittlich|369 Wuppertal|' +
  '370 Würzburg|371 Zweibrücken'
).split('|');

const toEntry = (entry: string): [string, string] => {
  const blank = entry.indexOf(' ');
  return [`RA${entry.slice(0, blank).padStart(6, '0')}`, entry.slice(blank + 1)];
};

const COURT_BY_AUTHORITY: ReadonlyMap<string, string> = new Map(COURTS.map(toEntry));

/** The town of the court with the code `RA000242`; undefined where it is none of them. */
export const germanCourt = (authority: string): string | undefined => COURT_BY_AUTHORITY.get(authority);
