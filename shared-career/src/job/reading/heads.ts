import { foldText } from '../../text/index.ts';
import { type AdSection, findSectionOfHead } from './sections.ts';

/** How a line opens an entry of a list: a sign, an emoji, a number or a letter. */
export const BULLET = new RegExp(
  [
    String.raw`^\s*(?:(?:[-–—•*·▪▫●○◦►▸➤→>✓✔✅☑✦☆★➕+»~]|\p{Extended_Pictographic})[\u{fe0f}\u{200d}\p{Emoji_Modifier}]*\s*(?=\S)|`,
    String.raw`\.\s|[([]?(?:\d{1,2}(?:\.\d{1,2})*|[a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})[.)\]º°]\s*[-–]?\s*(?!\d)|`,
    String.raw`\d{1,2}(?:\.\d{1,2})+\s|\d{1,2} [-–] |0\d\s+(?=\p{Lu}))`,
  ].join(''),
  'u',
);

/** Whether a line is an entry of a list. A word in bold ("*Requisitos*") is none. */
export const isBullet = (line: string): boolean =>
  BULLET.test(line) && !/^\s*(?:[*_~]{1,2}\S.*[*_~]\s*$|\*[^\s*][^*]*:\*)/u.test(line);

const MOST_CHARACTERS = 80;
const MOST_WORDS = 11;

/** A head without its numbering, signs, emoji and markup. */
const stripHead = (line: string): string =>
  line
    .replace(/^[\s#>=_~|–—-]*(?:[\dIVX]{1,4}(?:\.\d{1,2})*\s?[.)–-]?\s+(?=\p{L}))?/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N})!?]+$/u, '');

/** The meaning of a heading. The patterns are tried in this order, and the first match decides. On folded text. */
const CUES: readonly (readonly [AdSection, RegExp])[] = [
  [
    'about',
    /(?:^|o que )(?:a gente |nos )?nao (?:pedimos|exigimos|precisa|procuramos|buscamos|queremos|e (?:necessari|preciso|exigid|requisito))/u,
  ],
  [
    'desirable',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:diferencia\p{L}*|desejave(?:l|is)|plus|bonus|pontos? (?:extras?|a mais|positivos?)|`,
        String.raw`contam? (?:muito )?(?:ponto|pra|para|a )\p{L}*|que conta|e? ?bom (?:ter|se)|(?:legal|`,
        String.raw`bacana|otim[oa]|massa|show|top|lindo|incrivel|perfeito|ideal)(?: (?:e )?(?:se|ter|que)|`,
        String.raw`\s*$)|legal se|melhor (?:ainda )?(?:se|quem)|melhor ainda|(?:e )?se (?:voce |tu |ja )*(?:tiver|`,
        String.raw`tem|souber|possuir|conhecer)|quem (?:ja )?(?:tiver|souber)|ganham? pontos|pontua(?:cao|`,
        String.raw`m|r)?|pontuad[oa]s|te (?:destac|difer)\p{L}*|destac\p{L}*|brilh\p{L}*|valoriza\p{L}*|`,
        String.raw`agrega(?:m|r)?|soma(?:m|r)?(?: pontos)?|bem[- ]vind[oa]s?|prefer\p{L}+|(?:a gente|nos) (?:vai |`,
        String.raw`vamos )?(?:amar?|adorar?|curtir?)(?:ia)?|adora(?:mos|riamos|ria)?|curtimos|ajudam?|prova de titulos|`,
        String.raw`titulos|a favor|cereja|na frente|nao (?:e |sao )?(?:obrigatori|eliminatori)\p{L}*,? (?:mas|`,
        String.raw`porem)|mas nao e obrigatori\p{L}+|opciona(?:l|is)|extras?|nice|preferred|good to have|`,
        String.raw`pluses|o que (?:mais )?(?:encanta|surpreende))(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
  [
    'mandatory',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:requisit\p{L}+|exig\p{L}+|pre-?requisitos?|obrigatori\p{L}+|indispensave(?:l|`,
        String.raw`is)|imprescindive(?:l|is)|precis(?:a|o|amos|ar|ara)(?: (?:ter|de|saber|que)| trazer|\s*$|`,
        String.raw`(?= ser)| \p{L}+ (?:de|que|ter))|precisamos|voce (?:vai )?precisa(?:r|ra)?|necessari[oa]s?|`,
        String.raw`necessidades|pedimos|pede(?:-se)?|e pedido|(?:que |nos |gente )(?:esperamos|espera)(?: (?:de|`,
        String.raw`que)(?! nos)|\s*$)|se espera|procuramos|procura(?:-se)?|buscamos|busca(?:-se)?|queremos|`,
        String.raw`quer(?: de voce|\s*$)|perfil|qualifica\p{L}+|must|criterios?|eliminatori\p{L}+|investidura|`,
        String.raw`disponibilidade|para (?:concorrer|participar|se candidatar|ocupar)|pra se candidatar|`,
        String.raw`e (?:pra|para) voce(?: se| que|\s*$)|(?:vaga|lugar) e (?:sua|seu)|se identifica|match|`,
        String.raw`combina com voce|(?:voce|tu) (?:tem|possui|traz|sabe|domina|e alguem|e uma pessoa|deve|`,
        String.raw`dever\p{L}+)|quem e voce|traga|trazer|com quem queremos|(?:de )?quem (?:precisamos|procuramos|`,
        String.raw`buscamos)|requirements?|qualifications?|looking for)(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
  [
    'activities',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:responsabilidad\p{L}+|atividad\p{L}+|atribuic\p{L}+|tarefas?|func(?:ao|oes)|`,
        String.raw`(?:vai|ira|ira[s]?) (?:fazer|atuar|trabalhar|encarar|encontrar no)|fazer|fara|fazeres|`,
        String.raw`rotina|dia[- ]a[- ]dia|seu dia|no dia|missao|missoes|desafios?|entregas|que te espera|`,
        String.raw`(?:sobre|descricao d)[ao] (?:vaga|posicao|funcao|cargo|trabalho|oportunidade|desafio|`,
        String.raw`posto)|como (?:sera|e) (?:o |a )?(?:seu |sua )?(?:trabalho|dia|rotina)|papel|(?:o )?(?:servico|`,
        String.raw`trampo|trabalho)|duties|responsibilities|descricao|descritivo|objetivo|escopo)(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
  [
    'benefits',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:benefici\p{L}+|oferec\p{L}+|remunera\p{L}+|salari\p{L}*|ganh[aeo]\p{L}*|`,
        String.raw`grana|vantage(?:m|ns)|receb\p{L}+|damos|que (?:a gente )?(?:tem|temos)(?: (?:aqui|pra|`,
        String.raw`para|por)(?: .*)?)?|pacote(?! office)|bolsa|incentivos?|por que (?:trabalh|vir|entrar|`,
        String.raw`estar|escolher)\p{L}*|pag(?:a|amos|amento)|em troca|mimos|perks|benefits)(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
  [
    'about',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:sobre|quem (?:somos|e (?:a|o))|conheca|contexto|historia|cultura|valores|`,
        String.raw`local(?:izacao|idade)?|enderecos?|horarios?|jornada|carga horaria|escalas?|turnos?|lotacao|`,
        String.raw`inscric\p{L}+|inscrev\p{L}+|contatos?|etapas?|process[oa]\p{L}*|perguntas|selecao|seletivo|`,
        String.raw`provas?|como (?:se )?(?:candidat|particip|funciona|trabalh|inscrev|concorr|envi)\p{L}*|`,
        String.raw`candidat\p{L}+|informac\p{L}+|observac\p{L}+|obs|atencao|importante|document\p{L}+|envi[ae]\p{L}*|`,
        String.raw`interessad[oa]s?|contrata(?:cao|mos)|regime|vagas?|condicoes|diversidade|sigilo|prazos?|`,
        String.raw`datas?|cronograma|disposic\p{L}+|validade|recursos|duvidas|a empresa|o (?:hospital|grupo|`,
        String.raw`time)|a (?:equipe|escola))(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
  [
    'mandatory',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:formacao|escolaridade|conheciment\p{L}+|habilidades?|competencias?|experiencias?|`,
        String.raw`idiomas?|tecnic[oa]s|comportamenta(?:l|is)|stack|voce|skills|cursos|certificac\p{L}+)(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
];

/** "Perfil desejado" next to "Perfil exigido" is a wish; alone it is a requirement. */
const WANTED = /(?<!\p{L})desejad[oa]s?(?!\p{L})/u;

/** A line of an ad and the surroundings that identify a heading. */
export interface LineContext {
  readonly before: string;
  readonly after: string;
  /** Whether a heading came before it, and whether it was one of requirements. */
  readonly opened: boolean;
  readonly asked: boolean;
  /** Whether the ad is written in capitals. */
  readonly loud: boolean;
}

const isBlank = (line: string): boolean => line.trim() === '';

/** Questions of the employer to applicants. */
const QUESTION = /^\W*(?:quant[oa]s|qual|quais|por que|voce (?:ja|tem|possui|pode)|tem |possui |ja )/iu;

/** Whether every letter of a line, brackets apart, is a capital. */
function isInCapitals(line: string): boolean {
  const letters = line.replace(/\([^)]*\)/gu, '').match(/\p{L}/gu) ?? [];
  return letters.length >= 4 && letters.every((letter) => letter === letter.toUpperCase());
}

/** Whether an ad is written in capitals, so that they set nothing apart. */
export function isLoud(lines: readonly string[]): boolean {
  const written = lines.filter((line) => /\p{L}{2}/u.test(line));
  return written.filter(isInCapitals).length > written.length / 2;
}

/** In capitals, marked up, or with a colon at its end. */
function looksLikeHead(line: string, loud: boolean): boolean {
  return (
    (!loud && isInCapitals(line)) ||
    /[:：]\W*$/u.test(line) ||
    (/[?]\W*$/u.test(line) && !QUESTION.test(line)) ||
    /^\s*(?:#{1,6}\s|[*_]{1,2}[^*_]+[*_:]{1,3}\W*$|={2,}|\[[^\]]+\]\s*$)/u.test(line)
  );
}

/** Whether a line can be a heading: short, no sentence, and distinct by its look or its surroundings. */
function canBeHead(line: string, { before, after, loud }: LineContext): boolean {
  const bare = stripHead(line);
  const plain = bare.replace(/\([^)]*\)/gu, '').trim();
  if (plain === '' || plain.length > MOST_CHARACTERS || plain.split(/\s+/u).length > MOST_WORDS) return false;
  if (/[.;,]\s*$/u.test(line) || /[.;]\s/u.test(bare) || /:\s+\S/u.test(bare)) return false;
  if (looksLikeHead(line, loud)) return true;
  const numbered = /^\s*(?:[-–•·✓✔]|[a-z]\))/u.test(line);
  return (
    !numbered &&
    (isBlank(before) || (!isBullet(line) && isBullet(after) && !isBullet(before))) &&
    !isBlank(after)
  );
}

/** Words that may precede the key word of a heading: "O que nós", "Seus principais", "Para esta vaga". */
const LEADING = new RegExp(
  [
    String.raw`^(?:(?:[oa]s?|que|quais|qual|noss[oa]s?|seus?|suas?|tuas?|teus?|principais|d[aeo]s?|em|`,
    String.raw`n[ao]s?|e|voce|tu|gente|vai|ser|sera|serao|seria|como|para|pra|est[ae]|ess[ae]|vaga|posicao|`,
    String.raw`cargo|oportunidade|tudo|mais|uma?|te|vamos|aqui|se|isso|considerad[oa]s?|hard|soft|sobre|`,
    String.raw`hora|quem|ter|tambem|ja|condicoes|itens|pontos|competencias|conhecimentos|experiencias?|`,
    String.raw`habilidades|cursos?|formacao|formacoes|escolaridade|documentos|aspectos|e\/ou)[ ,:]+)*$`,
  ].join(''),
  'u',
);

/** The section named by a heading; null if it names none. `anywhere`: also after other words. */
function findSection(folded: string, anywhere: boolean): AdSection | null {
  const short = folded.split(' ').length <= 4;
  for (const [section, cue] of CUES) {
    const match = cue.exec(folded);
    if (
      match &&
      (anywhere || (section === 'desirable' && short) || LEADING.test(folded.slice(0, match.index)))
    )
      return section;
  }
  return null;
}

/** "Comportamentos:" over a list: a head within its section. */
export const isSubhead = (line: string, context: LineContext): boolean =>
  /:[*_]{0,2}\s*$/u.test(line) && canBeHead(line, context) && isBullet(context.after);

/** The section that a line opens as a heading; null for any other line. */
export function findSectionOfLine(line: string, context: LineContext): AdSection | null {
  const exact = findSectionOfHead(line);
  if (exact === null && !canBeHead(line, context)) return null;
  const folded = foldText(stripHead(line)).folded.replace(/\s+/gu, ' ');
  if (WANTED.test(folded)) return context.asked ? 'desirable' : 'mandatory';
  return (
    exact ??
    findSection(folded, (context.opened && looksLikeHead(line, context.loud)) || /:[*_]{0,2}\s*$/u.test(line))
  );
}

const INLINE = /^([^:\n]{3,64}?):[*_]{0,2}\s/u;
/** Labels of the title. */
const TITLE = /^(?:vagas?|cargo|posicao|funcao|titulo|oportunidade|emprego(?: publico)?)$/u;

/** "Suas entregas: montar a escala": the section named before a colon, if text follows. */
export function findSectionBeforeColon(
  text: string,
): { section: AdSection; label: string; rest: number } | null {
  const match = INLINE.exec(text);
  if (!match) return null;
  const label = foldText(stripHead(match[1] ?? '')).folded.trim();
  const section =
    label.split(' ').length <= MOST_WORDS && !TITLE.test(label) ? findSection(label, false) : null;
  return section === null ? null : { section, label, rest: match[0].length };
}
