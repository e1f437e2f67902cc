import { foldKey } from '../../text/index.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Folded words that begin, or are, the name of a job; a final vowel stands for its gendered forms. */
const TITLE_STEMS = words(`
  analista assistente auxiliar gerente gestor gestora coordenador coordenadora supervisor supervisora diretor diretora
  superintendente engenheiro engenheira desenvolvedor desenvolvedora programador programadora arquiteto arquiteta
  consultor consultora vendedor vendedora atendente estagiario estagiaria estagio aprendiz tecnico tecnica operador operadora
  professor professora docente instrutor instrutora monitor monitora tutor tutora enfermeiro enfermeira medico medica
  dentista farmaceutico farmaceutica fisioterapeuta psicologo psicologa nutricionista advogado advogada contador contadora
  administrador administradora economista jornalista designer redator redatora editor editora motorista entregador
  recepcionista secretario secretaria caixa repositor estoquista almoxarife comprador compradora cozinheiro cozinheira
  garcom garconete chef barista camareira porteiro vigilante zelador faxineira eletricista mecanico mecanica soldador pedreiro
  encarregado encarregada lider chefe socio socia fundador fundadora cofundador presidente vice trainee especialista
  pesquisador pesquisadora bolsista cientista estatistico representante promotor promotora corretor corretora agente
  inspetor inspetora fiscal auditor auditora planejador conferente maquinista ajudante freelancer autonomo autonoma
  babá baba cuidador cuidadora cabeleireiro manicure esteticista fotografo fotografa produtor produtora tradutor tradutora
  interprete bibliotecario bibliotecaria biologo biologa quimico quimica geologo agronomo veterinario veterinaria
  marketeiro publicitario publicitaria telemarketing embaixador embaixadora executivo executiva assessor assessora
  merendeira merendeiro diarista domestica costureira costureiro balconista frentista copeira copeiro jardineiro jardineira
  pintor pintora marceneiro carpinteiro servente padeiro padeira confeiteiro confeiteira acougueiro motoboy cabeleireira
  maquiador maquiadora faxineiro zeladora passadeira lavador garcom vigia serralheiro encanador pizzaiolo
  soldado cabo sargento tenente capitao major policial bombeiro operario montador torneiro
  engineer developer programmer architect manager director analyst assistant intern internship trainee apprentice
  consultant specialist coordinator supervisor lead leader head chief officer president vp founder co-founder cofounder
  owner partner associate representative executive administrator accountant auditor lawyer attorney paralegal nurse
  physician doctor teacher lecturer instructor tutor researcher scientist fellow technician operator driver cashier clerk
  receptionist secretary designer writer editor journalist producer photographer translator salesperson salesman buyer
  planner strategist recruiter trainer coach advisor adviser investigator postdoc postdoctoral professorship
  cto ceo cfo coo cio cmo cpo ciso volunteer barista waiter waitress chef cook mentor member scholar evangelist
  scrum product devops sre qa tester ux ui full-stack fullstack front-end frontend back-end backend software
  data machine staff senior junior pleno sr jr principal
`);

/** Words of {@link TITLE_STEMS} that companies carry in their names too; they count half. */
const WEAK_TITLE = words(
  'caixa product software data machine staff full-stack fullstack partner member service lead principal ' +
    'qa ui ux senior junior baba cabo major scholar partners associate mecanica quimica tecnica estagio head secretaria',
);

const COMPANY_WORDS = words(`
  ltda ltd sa s.a s/a s.a. eireli mei me epp inc inc. llc corp corp. corporation company co co. gmbh plc ag group grupo holding
  banco bank hospital clinica clinic laboratorio laboratory lab labs universidade university faculdade college instituto institute
  escola school colegio prefeitura governo secretaria ministerio tribunal camara fundacao foundation associacao association
  ong cooperativa sindicato supermercado supermercados mercado loja lojas magazine farmacia drogaria drogasil restaurante hotel
  padaria construtora transportadora transportes logistica industria industrias comercio distribuidora editora agencia agency
  consultoria consulting tecnologia technology technologies tecnologias sistemas systems solutions solucoes servicos services
  software studio studios research engenharia engineering contabilidade advogados advocacia advogadas associados seguros
  energia alimentos bebidas motors airlines telecom telecomunicacoes digital ventures partners capital bank media ai
  industries international global brasil brazil america centro center centre academia exercito marinha aeronautica
  google microsoft amazon apple meta nvidia ibm oracle itau bradesco santander nubank petrobras vale ambev embraer natura
  senai senac sesi sesc sebrae embrapa ifood totvs magalu
`);

const INSTITUTION_WORDS = words(`
  e.e e.m e.m.e.f erem eem emef
  universidade university faculdade faculdades college instituto institute school escola colegio centro center
  centre academy academia sest senat senar sesc sebrae
  universitario universitaria universite universitat universitaet universiteit universita universidad politecnica polytechnic
  politecnico fatec etec senai senac ifsp ifrj ifmg ifce ifba ifpe ifsc ifrs ifpr ifes ifg ifb cefet usp unicamp unesp ufrj ufmg ufrgs ufsc ufpr ufba ufpe ufc
  unb uff ufscar ufes ufg ufpa ufrn ufpb ufv ufjf uerj udesc uel uem puc puc-sp puc-rio puc-mg puc-rs pucrs fgv insper ibmec mackenzie espm fiap
  anhanguera unip uninove estacio unopar uniasselvi anhembi senac-sp unisinos univali uninter cruzeiro descomplica impacta ita ime mit eth epfl
  ucla ucl lse caltech coursera udemy alura harvard stanford oxford cambridge princeton yale
`);

const DEGREE_WORDS = words(`
  bacharel bacharelado bacharela licenciatura licenciado licenciada tecnologo tecnologa tecnologia graduacao graduado graduada graduando graduanda pos-graduacao
  especializacao especialista mestrado mestre mestra doutorado doutor doutora pos-doutorado mba lato stricto
  ensino medio fundamental tecnico tecnica superior curso
  cursando formacao magisterio
  bachelor bachelors bachelor's bsc b.sc b.s b.a bs ba beng b.eng bba bcom master masters master's msc m.sc m.s m.a ms ma meng m.eng mphil mres llb llm jd md
  phd ph.d ph.d. dphil doctorate doctor doctoral associate diploma certificate degree minor major undergraduate postgraduate graduate high-school ged
  be btech b.tech mtech m.tech bpharm bfa mfa med edd dsc dvm a-levels a-level gcse gcses hnd btec bts
  baccalaureat ensino-medio abitur baccalaureate postdoc aas a.a
`);

const DEGREE_ABBREVIATION = new RegExp(
  [
    String.raw`^(?:Ph\.?D\.?|D\.?Phil\.?|B\.?Sc\.?|M\.?Sc\.?|B\.?S\.?|M\.?S\.?|B\.?A\.?|M\.?A\.?|B\.?E\.?|`,
    String.raw`B\.?Eng\.?|M\.?Eng\.?|B\.?Tech\.?|M\.?Tech\.?|MBA|BBA|BFA|MFA|B\.?Com\.?|M\.?Phil\.?|`,
    String.raw`LL\.?[BM]\.?|J\.?D\.?|M\.?D\.?|Bacharelado|Licenciatura|Tecnólogo|Graduação|Mestrado|`,
    String.raw`Doutorado|Especialização|Pós-graduação|Técnico)$`,
  ].join(''),
  'u',
);

const FOREIGN_DEGREE = /^[A-Z][A-Za-z.]{1,5}$/u;

/** Parts "PhD National University" into degree and rest; null where the text does not begin with a degree that stands alone. */
export function leadingDegree(text: string): { degree: string; rest: string } | null {
  const match = /^(?<degree>\S+)\s+(?!(?:in|of|em|de|and|e|-|–)\s)(?<rest>\S.*)$/u.exec(text)?.groups;
  const degree = match?.['degree'] ?? '';
  const rest = match?.['rest'] ?? '';
  if (!isBareDegree(degree)) return null;
  return FOREIGN_DEGREE.test(degree) || institutionScore(rest) > 0 ? { degree, rest } : null;
}

/** Whether a text is a degree and nothing else ("PhD", "Mestrado"). */
const isBareDegree = (text: string): boolean => DEGREE_ABBREVIATION.test(text.trim());

const tokens = (text: string): string[] =>
  foldKey(text)
    .split(/[\s,;()/|–—]+/u)
    .map((token) => token.replace(/^[.:]+|[:]+$/gu, ''))
    .filter((token) => token !== '');

const stripped = (token: string): string =>
  token.replace(/\(.*$/u, '').replace(/\.$/u, '').replace(/s$/u, '');

function count(text: string, list: ReadonlySet<string>, weak?: ReadonlySet<string>): number {
  let sum = 0;
  for (const token of tokens(text)) {
    const bare = stripped(token);
    const hit = list.has(token) ? token : list.has(bare) ? bare : null;
    if (hit !== null) sum += weak?.has(hit) === true ? 0.5 : 1;
  }
  return sum;
}

/** How much a text reads like the name of a job. */
export const titleScore = (text: string): number => count(text, TITLE_STEMS, WEAK_TITLE);

/** How much a text reads like the name of a company. */
export const companyScore = (text: string): number => count(text, COMPANY_WORDS);

/** How much a text reads like the name of a place of study. */
export const institutionScore = (text: string): number =>
  // "PUC-Campinas", "FATEC-SP": the acronym before the hyphen tells.
  count(
    text.replace(
      /(?<=(?<!\p{L})(?:PUC|FATEC|Fatec|ETEC|Etec|SENA[CI]|SESI|CEFET|UNESP|USP))-(?=\p{L})/gu,
      ' ',
    ),
    INSTITUTION_WORDS,
  );

/** How much a text reads like a degree or course of study. */
export const degreeScore = (text: string): number => count(text, DEGREE_WORDS);
