/** Domains of job boards and of systems in which companies publish their jobs. */
export const BOARDS: ReadonlySet<string> = new Set(
  `99jobs.com abler.com.br adzuna.com adzuna.com.br applytojob.com ashbyhq.com avature.net bamboohr.com bebee.com bne.com.br breezy.hr
  catho.com.br ciee.org.br ciadeestagios.com.br coodesh.com dayforcehcm.com eightfold.ai empregare.com empregos.com.br enlizt.me factorialhr.com factorialhr.com.br
  gazetadopovo.com.br geekhunter.com.br glassdoor.com glassdoor.com.br greenhouse.io gupy.io icims.com indeed.com
  infojobs.com.br inhire.app jobbol.com.br jobconvo.com jobvite.com jooble.org kenoby.com lever.co linkedin.com
  manatal.com mindsight.com.br myworkdayjobs.com nerdin.com.br nube.com.br olx.com.br oraclecloud.com pandape.com
  peixe30.com personio.com personio.de programathor.com.br quickin.io recruitee.com recrutei.com.br
  remotar.com.br remoteok.com riovagas.com.br selecty.com.br smartrecruiters.com solides.com.br solides.jobs
  successfactors.com successfactors.eu taleo.net talentbrand.com.br teamtailor.com trabalhabrasil.com.br
  trabalhabrasil.com trampos.co vagas.com.br vagas.com walljobs.com.br weworkremotely.com workable.com
  workday.com zohorecruit.com`.split(/\s+/u),
);
