import { AT_HOME } from '../rules/people.ts';
import { GIVEN_NAMES } from '../rules/given-names.ts';

const OTHER = `(?:(?:${AT_HOME}|(?:meu|minha|meus|minhas) (?:chef[ae]|gerente|gestor[a]?|colegas?|supervisor[a]?|amig[oa]|vizinh[oa]|patrao|patroa|coordenador[a]?|diretor[a]?|socio|ex chefe)))`;

/**
 * What the law calls sensitive, and secrets: phrases as `anyOf` reads them. Where somebody works is not sensitive, so
 * "enfermeira em hospital" may be remembered; whoever doubts, forgets.
 */
export const SENSITIVE_PHRASES = {
  passwords: [
    'senhas?',
    'password',
    'codigo de (?:acesso|verificacao|seguranca)',
    'pin',
    'login e',
    'token',
    'frase secreta',
  ],
  documents: [
    'cpf',
    'rg',
    'cnh',
    'passaporte numero',
    'numero do (?:pis|nis|titulo|passaporte|cartao do sus)',
    'pis',
    'titulo de eleitor',
    'carteira de identidade',
    'cartao do sus',
  ],
  bank: [
    '(?:minha |numero da |da )conta (?:bancaria|corrente|poupanca|e|no banco|no itau|no nubank|do banco)',
    'chave pix',
    'pix',
    '(?:numero d[oe]|meu) cartao(?: de credito)?',
    'agencia (?:e |\\d|numero)*',
    'cvv do cartao',
    '(?:minhas?|tenho|estou com|cheio de|muitas) (?:dividas?|emprestimos?)',
    'nome sujo',
    'negativad[oa]',
    'endividad[oa]',
  ],
  health: [
    '(?:tenho|tive|estou com|sofro de|sofri de|trato|diagnosticad[oa] com|diagnostico de|fui diagnosticad[oa]|portador[a]? de|convivo com|curad[oa] de|em tratamento|tratamento (?:de|contra|para)|laudo de)(?: \\w+){0,4} (?:depress\\w+|ansiedade|panico|burnout|tdah|autis\\w+|tea|bipolar\\w*|toc|borderline|transtorno\\w*|insonia|enxaqueca|hernia|cancer|hiv|aids|diabetes|epilepsia|doenca\\w*|deficiencia\\w*|lupus|fibromialgia|esquizofrenia|hepatite|esclerose|dislexia|altas habilidades|asma|lesao|ler|dort|pressao alta|covid|endometriose|alcoolismo)',
    '(?:sou|era) (?:autista|bipolar|deficiente|cadeirante|surd[oa]|ceg[oa]|pcd|diabetic[oa]|epileptic[oa]|soropositiv[oa]|hipertens[oa]|asmatic[oa]|tdah|neurodivergente|alcoolatra|dependente quimic[oa]|celiac[oa]|dislexic[oa]|depressiv[oa]|ansios[oa]|amputad[oa]|pessoa com deficiencia)',
    '(?:depress\\w+|tdah|burnout|autismo|hiv|aids|cancer|bipolaridade|sindrome do panico|cid f?\\d+)',
    '(?:tomo|tomando|uso|tomava) (?:\\w+ ){0,2}(?:remedios?|medicac\\w+|medicamentos?|antidepressiv\\w+|ritalina|venvanse|rivotril|sertralina|fluoxetina|insulina|calmantes?)',
    '(?:faco|fiz|fazendo|comecei|estou em|voltei para a) (?:\\w+ ){0,2}(?:terapia|tratamento|quimio\\w*|hemodialise|acompanhamento (?:psicologico|psiquiatrico)|cirurgia|radioterapia)(?! (?:de dados|de texto|de imagens|de agua|termico))',
    '(?:estou|fiquei|estive|to) (?:gravida|gestante|doente|internad[oa]|afastad[oa] pelo inss|de atestado|deprimid[oa]|em licenca medica)',
    '(?:licenca medica|afastamento medico|atestado medico|aborto|gravidez|gestacao|gestante|internac\\w+|perdi um bebe|crise de ansiedade|crises de (?:ansiedade|panico))',
    '(?:pcd|pessoa com deficiencia)',
  ],
  religion: [
    '(?:sou|virei|era|fui criad[oa]|me converti|frequento|congrego|da|minha) (?:\\w+ ){0,3}(?:catolic[oa]|evangelic[oa]|crente|protestante|espirita|umbandista|candomblecista|judi[oa]|judeu|muculman[oa]|budista|ateu|ateia|agnostic[oa]|mormon|testemunha de jeova|adventista|batista|assembleian[oa]|religios[oa]|macumbeir[oa]|kardecista|hindu|igreja|paroquia|religiao|terreiro|congregacao|sinagoga|mesquita)',
    '(?:minha|a minha) (?:religiao|fe|igreja|crenca)',
    '(?:guardo o sabado|nao trabalho (?:aos? )?sabados? por (?:causa da )?(?:religiao|fe|motivo religioso)|dizimo)',
    '(?:pastor[a]?|padre|freira|obreir[oa]|missionari[oa]|pai de santo|mae de santo)',
  ],
  union: [
    '(?:sou|fui|era|estou) (?:\\w+ ){0,2}(?:sindicalizad[oa]|sindicalista|delegad[oa] sindical|dirigente sindical|filiad[oa] (?:a|ao|em)(?: \\w+){0,2} sindicato)',
    '(?:meu|ao|no|do|pelo) sindicato',
    '(?:filiad[oa]|filiacao|sindicaliz\\w+|cut|forca sindical)',
    '(?:participei|participo|organizei|liderei|fiz|faco)(?: \\w+){0,3} (?:greves?|piquete|paralisacao)',
  ],
  politics: [
    '(?:vot(?:o|ei|amos|arei|aria) (?:no|na|em|nele|nela|do|contra|branco|nulo)|eleitor[a]? d[oa])',
    '(?:sou|fui|era|virei) (?:\\w+ ){0,2}(?:petista|bolsonarista|lulista|de direita|de esquerda|da direita|da esquerda|comunista|socialista|liberal na politica|conservador[a]?|psolista|tucan[oa]|anarquista|militante|filiad[oa])',
    '(?:filiad[oa] (?:ao|no) |militante d[oa] |candidat[oa] (?:a )?)(?:pt|psdb|pl|psol|mdb|novo|pdt|psb|pcdob|republicanos|uniao brasil|partido|verea\\w+|deputad[oa]|prefeit[oa])',
    '(?:meu partido|posicao politica|opiniao politica|fui candidat[oa] a (?:verea\\w+|prefeit[oa]|deputad[oa]))',
  ],
  sexualLife: [
    '(?:sou|me assumi|me identifico como|assumid[oa]|era) (?:\\w+ ){0,2}(?:gay|lesbica|bi|bissexual|homossexual|heterossexual|hetero|trans|travesti|transexual|transgenero|nao binari[oa]|assexual|pansexual|lgbt\\w*|queer|intersexo|drag queen|homem trans|mulher trans)',
    '(?:orientacao sexual|vida sexual|identidade de genero|transicao de genero|nome social|virgem|minha sexualidade)',
    '(?:meu namorado|minha namorada|meu marido|minha esposa)(?: \\w+){0,3} (?:cama|sexo|traiu|trai)',
    '(?:estupr\\w+|abuso sexual|assedio sexual|abusad[oa])',
  ],
  race: [
    '(?:sou|me declaro|me identifico como|nasci|era|mulher|homem|pessoa) (?:\\w+ ){0,2}(?:negr[oa]|pret[oa]|pard[oa]|branc[oa]|indigena|asiatic[oa]|amarel[oa]|quilombola|cigan[oa]|afrodescendente|mestic[oa]|mulat[oa]|japones[a]? de origem|descendente de \\w+)',
    '(?:minha (?:raca|cor|etnia|cor de pele)|cotas? racia(?:l|is)|cotista|autodeclar\\w+|heteroidentificacao)',
  ],
  biometrics: [
    '(?:biometria|impressao digital|minha digital|reconhecimento facial|leitura da iris|tipo sanguineo|dna|meu rosto|minha voz gravada)',
  ],
  otherPeople: [
    `${OTHER}(?: \\w+){0,4} (?:tem|teve|esta com|sofre|ganha|recebe|mora|trabalha|chama|e (?:gay|negr[oa]|evangelic[oa]|alcoolatra|viciad[oa]|doente|autista|pcd|petista|bolsonarista)|esta (?:doente|gravida|endividad[oa]|pres[oa]|internad[oa]|desempregad[oa])|faz (?:tratamento|terapia)|traiu|roub\\w+|bebe|nasceu|estuda|faleceu|morreu|perdeu|foi (?:demitid[oa]|pres[oa]|internad[oa]))`,
    `(?:telefone|celular|endereco|salario|email|cpf|idade|aniversario) (?:d[aeo]|del[ea])(?: meu| minha)? \\w+`,
    `(?:${GIVEN_NAMES})(?: \\w+){0,2} (?:tem|teve|ganha|recebe|mora|esta|e|trabalha|sofre|disse|falou|me|traiu|foi|faz)`,
    `${OTHER}(?: (?:se chama|chamad[oa]|e (?:o|a)))? (?:${GIVEN_NAMES})`,
  ],
} as const satisfies Record<string, readonly string[]>;

export type SensitiveCategory = keyof typeof SENSITIVE_PHRASES;
