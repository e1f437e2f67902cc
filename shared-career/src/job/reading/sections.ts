import { foldText } from '../../text/index.ts';

/**
 * Part of an ad. `intro` is the text before the first heading, `about` describes the company, the place, the pay or
 * the process; `about` and `benefits` contain no requirements. `tail` is a paragraph after a list of requirements.
 */
export type AdSection = 'intro' | 'mandatory' | 'desirable' | 'activities' | 'benefits' | 'about' | 'tail';

const HEADS: readonly (readonly [AdSection, string])[] = [
  [
    'desirable',
    'diferenciais?(?: competitivos?)?|(?:sera|seria|serao|e|sao)(?: considerad[oa]s?)? (?:um |uns )?(?:diferencia(?:l|' +
      'is)|plus)|desejave(?:l|is)|(?:requisitos|qualificacoes|conhecimentos|habilidades|competencias|experiencias?) ' +
      'desejave(?:l|is)|(?:o que )?(?:seria|sera) (?:um )?(?:plus|legal|bacana|otimo)(?: se .{0,20})?|(?:vai ' +
      'ser|e) um plus|legal se (?:voce )?(?:tiver|souber)|nao (?:e )?obrigatorios?,? mas(?: .{0,20})?|pontos? ' +
      'extras?|(?:e )?bom ter|conta(?:m)? (?:pontos|a favor)|ajuda(?:m)?(?: (?:muito|ter))?|sera(?:o)? pontuad[oa]s?|' +
      'ganha pontos(?: .{0,20})?|o que (?:vai te|te) (?:diferenciar?|destacar?)|bonus|' +
      'nice[- ]to[- ]haves?|preferred(?: (?:qualifications?|skills|experience|requirements?))?|bonus(?: points)?(?: ' +
      '.{0,12})?|desired(?: (?:skills|qualifications?|experience))?|desirable(?: .{0,14})?|pluses|(?:it.s|considered) ' +
      'a plus|good to have|additional qualifications',
  ],
  [
    'mandatory',
    '(?:pre[- ]?)?requisitos?(?: (?:obrigatorios?|minimos?|tecnicos?|necessarios?|basicos?|essenciais|e qualificacoes|' +
      'da vaga|do cargo|para a vaga|e competencias|exigidos))*|qualificac(?:ao|oes)(?: (?:necessarias?|minimas?|' +
      'exigidas?|obrigatorias?|e requisitos))*|(?:o que|quem|que) (?:nos )?(?:esperamos|buscamos|procuramos|' +
      'precisamos|exigimos|queremos)(?: (?:de|em|para|que) .{0,24})?|(?:o que )?voce precisa(?:ra)?(?: (?:ter|' +
      'saber|de|e ter|e saber).{0,24})?|para (?:essa|esta|a) vaga,? (?:e preciso|voce precisa|precisamos)(?: ' +
      '.{0,16})?|precisamos (?:que voce|de alguem|de voce)(?: .{0,16})?|para se candidatar,? (?:e preciso|voce ' +
      'precisa|e necessario)(?: .{0,16})?|o que (?:e preciso|e necessario|precisa|precisamos|se espera|voce ' +
      'precisa|voce deve)(?: .{0,20})?|perfil que (?:buscamos|procuramos|esperamos)|perfil(?: (?:desejado|da ' +
      'vaga|procurado|buscado|ideal|profissional|do candidato|do profissional|esperado|exigido))*|exigencias?|' +
      'exige-se|necessario|imprescindivel|obrigatorio|indispensavel|conhecimentos?(?: (?:necessarios?|exigidos?|' +
      'tecnicos?|especificos?|obrigatorios?|e habilidades|e experiencias?))*|habilidades(?: (?:necessarias|' +
      'tecnicas|comportamentais|e competencias|exigidas))*|competencias(?: (?:necessarias|tecnicas|comportamentais|' +
      'exigidas|esperadas|e habilidades))*|experiencia(?:s)?(?: (?:necessarias?|exigidas?|previa|profissional|' +
      'desejada e necessaria))?|formacao(?: (?:academica|escolar|exigida|necessaria|minima|e experiencia))?|' +
      'escolaridade(?: (?:minima|exigida))?|idiomas?|hard skills|soft skills|stack|tecnologias|cursos? (?:obrigatorios?|' +
      'exigidos?)|documentacao (?:obrigatoria|exigida)|habilitacao|' +
      '(?:minimum |basic |key |job |required |core |technical )?(?:requirements?|qualifications?)|required(?: ' +
      '(?:skills|experience))?|must[- ]haves?|what (?:we.re|we are|you.ll|you) (?:looking for|need|bring)(?: ' +
      '.{0,16})?|what you(?:.ll)? (?:need|bring|have)(?: .{0,16})?|who you are|about you|you (?:have|bring|' +
      'should have|must have|will need)|your (?:profile|skills|background|experience)|skills(?: (?:and experience|' +
      'required|and qualifications))?|experience(?: required)?|education|tech stack|we.re looking for|ideal ' +
      'candidate|the ideal candidate',
  ],
  [
    'activities',
    '(?:principais )?(?:responsabilidades|atividades|atribuicoes|tarefas|funcoes|desafios)(?: (?:e atribuicoes|' +
      'e responsabilidades|e atividades|principais|do cargo|da vaga|da funcao|diarias|do dia a dia))*|o que ' +
      '(?:voce|ele|a pessoa) (?:vai|ira) fazer(?: .{0,20})?|o que voce fara(?: .{0,20})?|o que te espera|(?:seu|' +
      'seus|o seu|como sera (?:o )?seu) (?:dia a dia|desafios?|papel|missao)(?: .{0,20})?|dia a dia|missao(?: ' +
      '(?:do cargo|da vaga|da area))?|descricao(?: (?:da vaga|do cargo|das? atividades?|da funcao))?|sobre ' +
      'a (?:vaga|funcao|posicao)|sobre o cargo|o cargo|o trabalho|objetivo do cargo|resumo da vaga|voce (?:vai|' +
      'sera responsavel por|ira)|' +
      '(?:key |main |your |core )?responsibilities(?: (?:and duties|include))?|(?:job |key )?duties|what you.ll ' +
      'do(?: .{0,12})?|what you will (?:do|be doing)(?: .{0,12})?|the role|role overview|job (?:description|' +
      'summary)|your (?:role|mission|day)|day[- ]to[- ]day|in this role(?:,? you will)?|position summary|about ' +
      'the (?:role|job|position)|you will',
  ],
  [
    'benefits',
    '(?:nossos |principais |pacote de )?beneficios(?: (?:e vantagens|oferecidos|da empresa|exclusivos|flexiveis))*|' +
      'vantagens|o que (?:nos )?(?:oferecemos|temos a oferecer|a empresa oferece|a gente oferece|voce (?:vai ' +
      ')?(?:ganha|recebe|ganhar|receber|encontra)\\p{L}*)(?: .{0,20})?|oferecemos|oferece-se|a empresa oferece|' +
      'por que (?:trabalhar|vir)(?: .{0,30})?|remuneracao e beneficios|salario e beneficios|incentivos|' +
      'benefits(?: (?:and perks|package))?|perks(?: (?:and benefits|& benefits))?|what we offer|we offer|what.s ' +
      'in it for you|why (?:join|work)(?: .{0,24})?|compensation and benefits|our benefits',
  ],
  [
    'about',
    'sobre (?:nos|a (?:empresa|companhia|escola|clinica|rede|loja|fazenda|startup)|o (?:time|grupo|hospital|' +
      'escritorio|restaurante))|quem somos(?: nos)?|a empresa|nossa (?:historia|cultura|empresa)|conheca(?: ' +
      '.{0,24})?|local(?: (?:de trabalho|da vaga))?|localizacao|endereco|cidade|regiao|horario(?:s)?(?: de ' +
      'trabalho)?|jornada(?: de trabalho)?|carga horaria|escala|turno|salario|remuneracao|faixa salarial|bolsa(?:[- ' +
      ']auxilio)?|contratacao|tipo de (?:contrato|contratacao|vaga)|regime(?: de (?:contratacao|trabalho))?|' +
      'modelo(?: de (?:trabalho|contratacao))?|modalidade(?: de trabalho)?|vinculo|contrato|como (?:se candidatar|' +
      'participar|e o processo)(?: .{0,20})?|(?:etapas do )?processo seletivo|etapas(?: .{0,16})?|proximos ' +
      'passos|informacoes (?:adicionais|complementares|importantes|gerais)|inscricoes|contato|interessad[oa]s|' +
      'datas?(?: (?:d[aeo]s?|limite|prevista|provavel|final)(?: .{0,20})?)?|diversidade(?: e inclusao)?|numero ' +
      'de vagas|quantidade de vagas|nivel(?: hierarquico)?|senioridade|setor|area|departamento|' +
      'about (?:us|the (?:company|team)|our .{0,20})|who we are|our (?:company|team|culture|values|mission)|' +
      'location|salary|compensation|how to apply|(?:hiring|interview) process|working hours|schedule|employment ' +
      'type|contract(?: type)?|seniority(?: level)?|job type|equal opportunity.{0,20}',
  ],
];

const WHOLE: readonly (readonly [AdSection, RegExp])[] = HEADS.map(([section, heads]) => [
  section,
  new RegExp(`^(?:${heads})$`, 'u'),
]);

/** Decoration around a heading: bullets, emoji, numbering, markup, a colon. */
const LEAD = /^[^\p{L}]+/u;
const TRAIL = /(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u;

const MOST_CHARACTERS = 64;

/** The section that a text opens if it is only a heading; null for any other text. */
export function findSectionOfHead(text: string): AdSection | null {
  if (text.length > MOST_CHARACTERS) return null;
  const key = foldText(text).folded.replace(LEAD, '').replace(TRAIL, '').replace(/\s+/gu, ' ');
  return key === '' ? null : (WHOLE.find(([, pattern]) => pattern.test(key))?.[0] ?? null);
}

/** A heading at the beginning of a line, with the text after it. */
export interface InlineHead {
  readonly section: AdSection;
  /** The head itself, folded. */
  readonly label: string;
  /** Start of the rest of the line. */
  readonly rest: number;
}

const INLINE = /^([^:\n]{3,64}?)(?::| [-–—] )/u;

/** A heading that continues in the same line ("Requisitos: ensino médio"); null for other lines. */
export function inlineHead(text: string): InlineHead | null {
  const match = INLINE.exec(text);
  const section = match ? findSectionOfHead(match[1] ?? '') : null;
  return match && section
    ? { section, label: foldText(match[1] ?? '').folded.trim(), rest: match[0].length }
    : null;
}
