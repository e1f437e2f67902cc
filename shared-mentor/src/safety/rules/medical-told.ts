import type { Near } from './near.ts';

/** Questions for a doctor that are told and not named: each entry is one idea. */

const BODY_PART =
  '(?:dedos?|maos?|punhos?|bracos?|ombros?|costas|coluna|lombar|pescoco|joelhos?|pernas?|pes?|tornozelo|quadril|olhos?|vista|ouvidos?|garganta|peito|coracao|barriga|estomago|cabeca|pele|cabelo|corpo|cotovelo|virilha|dentes?|rim|rins|figado|pulso|nuca|testa|boca|lingua|nariz|seio|utero)';
const HURT =
  '(?:doi|doem|doendo|dor(?:es)?|latej\\w+|dorment\\w*|formig\\w+|inch\\w+|inchad[oa]s?|trav(?:a|am|ada|ado|adas|ados|aram|ou|ando)|trem(?:e|em|endo|ulo)|ardendo|arde|coc(?:a|ando)|queim(?:a|ando)|sangr\\w+|estal\\w+|fisg\\w+|perdendo a forca|sem forca|apert(?:a|ado|ando)|roxo|inflamad[oa]|apita\\w*|zumb\\w+|cai(?:ndo)? (?:aos montes|muito)|embacad[oa]|repux\\w+|paralisad[oa])';
/** Signs of illness that need no part of the body beside them. */
const SIGN =
  'formig\\w+|dormencia|dormentes?|zumbido|tossindo|tosse|secrecao|catarro|(?:com|de) sangue|sangrando|sangramento|vista embacada|vendo dobrado|enjoad[oa](?! d[aeo]s?)|enjoo|tontura\\w*|desmai\\w+|vomit\\w+|febre|caroco|nodulo|manchas? (?:na|no|pel\\w+|vermelh\\w+|rox\\w+)|coceira|bolhas?|queimadura|falta de ar|palpitac\\w+|coracao (?:dispar\\w+|aceler\\w+)|suor frio|suando frio|(?:perdi|emagreci) \\d+ quilos|cabelo cai|menstrua\\w+|urin\\w+|muita sede|pressao (?:alta|baixa|subiu)|minha pressao|glicose|colesterol|barriga endurece|endurece|contrac(?:ao|oes)|enxaqueca|ou(?:co|ve|ver|vir) (?:vozes|gente falando)|durmo \\d+ horas|nao durmo|insonia|nao sinto gosto|virei (?:tres|duas|\\d+) noites|nem levanto|torci|torcao|fratur\\w+|quebrei (?:o|a) (?:braco|perna|pe|dedo|mao|punho|costela|clavicula|tornozelo)|operei (?:d[aeo]|a|o)|fui operad[oa]|fiz (?:uma )?cirurgia|apendice|hernia(?: de disco)?|tendinite|bursite|ler|dort|ciatico|dengue|covid|gripe|virose|conjuntivite|pneumonia|gastrite|labirintite|diarreia|infeccao|alergia (?:na|no|a (?:po|farinha|tinta|produto))|asma|bronquite|crise de asma|inalei|bati a cabeca|tremedeira|latej\\w+|reumatismo|artrite|nao sai do quarto|nao toma banho|lava a mao ate|revivo tudo|sem tremer|ate passar mal|passo mal|passando mal|choro (?:\\w+ ){0,2}todo dia|me desligo|esqueco o que';
const ASKS =
  'o que (?:eu )?(?:passo|tomo|tomar|uso|posso tomar|posso passar|pode ser|e isso|sera|tenho)|o que e isso|sera que (?:e|tenho|estou|to|pode|foi|devo ir)|sera (?:da|do)|isso (?:ja )?(?:e|passa|some|piora|volta|cura|melhora|sara)|e (?:grave|serio|normal|perigoso|contagioso|contrac\\w+|hormonio|hormonal|reumatismo|infarto|diabetes|stress|estresse|emocional|psicologico|depressao|preguica|muito|coluna|pressao|labirintite)|pode ser|(?:preciso|devo) me preocupar|da para esperar|posso (?:ja )?(?:ir|voltar|trabalhar|esperar|continuar|carregar|pegar peso|fazer)(?: \\w+){0,2} ?(?:trabalhar|na entrevista|trabalho|peso|assim|carregar|folga)?|estouro|faz mal|volta ao normal|tem cura|como (?:eu )?(?:trato|curo|alivio|melhoro|tiro|cuido)|jeito caseiro|(?:ir|vou|procuro|procurar) (?:ao|no|um|o|na|a) (?:medico|hospital|upa|posto|neuro\\w*|ortopedista|emergencia|pronto socorro)|quantos dias|quanto tempo|quando (?:posso|melhora|volto)|para cortar|pomada|so cansaco|da para (?:voltar|trabalhar|dirigir|ir)|ou doenca|doenca!|acucar alto';
const SUBSTANCE =
  'dramin|litio|propranolol|cafeina|energeticos?|bombinha|injecao|testosterona|anticoncepcional|pilula|hormonios?|remedios?|comprimidos?|capsulas?|tarja (?:preta|vermelha)|gotas|cha|floral|canabidiol|cbd|pomada|aspirina|paracetamol|ibuprofeno|omeprazol|nimesulida|torsilax|ciclobenzaprina|relaxante|dorflex|insulina|losartana|puran|tireoide|corticoide|cortisona|predni\\w+|amitriptilina|pregabalina|quetiapina|topiramato|atomoxetina|concerta|stavigile|ritalina|venvanse|rivotril|calmante|antibiotico|antialergico|xarope|vitamina|creatina|pre treino|ginseng|passiflora|valeriana|kava|adesivo de nicotina|maconha|rebite|chip hormonal|ozempic|soro|dipirona|buscopan|medicacao|medicamento|estimulante|bala|viagra';
const MAY_I_TAKE =
  'posso (?:tomar|cortar|parar|misturar|usar|dobrar|dar|beber|trocar)|quant[oa]s?(?: \\w+){0,4} (?:toma|tomo|tomar|usa|posso|por dia|o povo)|ate quanto|quanto de|faz (?:mal|diferenca|efeito)|nao fez efeito|funciona|da mais|atrapalha|corpo aguenta|e tranquilo|segur(?:a|e|ar)|tomar (?:mais|meio|um|uma|dois|metade)|cortar (?:o|a)|parei (?:com|de|o|a)|par(?:ar|o)|larg\\w+|vici\\w+|mistur\\w+|jeito caseiro|me (?:ofereceu|deu|emprestou|passou|arrumou)|virou rotina|para dirigir|dirigir|existe algum|tem algum|algum|qual|acabou|perigos\\w+|serve|melhora|ajuda|dependente|ficar ligad[oa]|por conta';
const DISORDER =
  'deficit de atencao|tdah|toc|fobia social|fobia|bipolar|esquizofreni\\w+|depressao|burnout|bulimia|anorexia|autis(?:ta|mo)|dislexia|sindrome do panico|panico|transtorno\\w*|ansiedade generalizada|estresse pos traumatico|borderline|altas habilidades|superdotad[oa]|crise de ansiedade|demencia|alzheimer|labirintite|fibromialgia|hipotireoidismo|anemia|diabetes|esgotamento';
const DIAGNOSES =
  'voce (?:acha|consegue|pode)(?: \\w+){0,3} (?:que|dizer|falar|saber)|(?:el[ea]|eu) (?:tem|tenho|esta com)|isso (?:ja )?e|nao e!|ou (?:e )?(?:so )?(?:cansaco|preguica|frescura|estresse|doenca|burnout|depressao|ansiedade)|como (?:sei|saber|descubro|confirmo)|acho que (?:tenho|sou|estou)|tem cura|(?:curar?|tratar?)|sem (?:psicologo|remedio|terapia)|quanto tempo leva|como (?:curo|trato|saio|sair)|para sair de|faco para|deve ser|sera';

export const MEDICAL_TOLD: readonly Near[] = [
  // Something hurts or is wrong, and what is it, what helps, may one work?
  { all: [[SIGN], [ASKS]], within: 34 },
  { all: [[BODY_PART], [HURT], [ASKS]], within: 26 },
  { all: [['(?:com|tossindo|cuspindo|vomitando|fezes com|urina com)(?: \\w+){0,6} sangue']], within: 1 },
  {
    all: [
      ['solvente|produto|cloro|acido|cal|cimento|oleo|faisca|limalha|caco|farpa|tinta|agua fervendo|soda'],
      ['no (?:meu )?olho|nos olhos|na (?:minha )?(?:pele|mao|cara|perna|garganta)|no (?:rosto|braco|pe)'],
      ['vermelh[oa]|embacad[oa]|arden\\w+|arde|queim\\w+|doendo|doi|bolha|inchad[oa]|coc\\w+|cega\\w*'],
    ],
    within: 20,
  },
  {
    all: [
      ['pressao caiu|perdi os sentidos|desmai(?:o|ei|ou)|apaguei (?:no|na|do nada|de repente)|convuls\\w+'],
      ['trabalho|servico|onibus|turno|plantao|obra|escritorio|loja|acontece|de novo|vezes|chao'],
    ],
    within: 16,
  },
  // Something is taken, or might be.
  {
    all: [
      [SUBSTANCE],
      [MAY_I_TAKE],
      [
        '(?:tom\\w+|par(?:ar|ei|o)|cortar|larg\\w+|us(?:o|ar|ando)|dose|efeito|beb\\w+|base de|dormir|acalmar|calm\\w+|prova|plantao|foco|concentr\\w+|disposicao|tremedeira|nervos\\w*|ansiedade|dor|coluna|asma|entrevista|apresentac\\w+|falar em publico|render|turno|acord\\w+|virar a noite|estud\\w+|falta de|medico|mes|amanha)',
      ],
    ],
    within: 24,
  },
  {
    all: [
      [
        '(?:umas|duas|tres|algumas|uns) (?:doses|cervejas|copos|tacas|goles|latas|pingas?|tragos)|cachaca|pinga|vodka|whisky|corote|us[oa]\\w* (?:po|drogas?|maconha|crack|bala|md|doce)|cheir(?:o|ei|ando) (?:po|cola|lo?lo)|fumo (?:maconha|\\d+)|cocaina|bebendo|bebida|beber',
      ],
      [
        'so (?:consigo|funciono|durmo|trabalho|aguento)|virou rotina|vici\\w+|(?:como )?(?:paro|largo|parar|largar)|dependente|para aguentar|antes d[oe] (?:trabalho|turno|servico)|tremendo|todo (?:santo )?dia|escondid[oa]|perdi o controle|alcoolatra',
      ],
      ['como|sera|to|estou|sou|preciso|nao consigo|ajuda|parar|largo|viciad[oa]'],
    ],
    within: 24,
  },
  // Is it this illness, how does one get over it, who treats it?
  { all: [[DISORDER], [DIAGNOSES]], within: 10 },
  {
    all: [
      ['quantos dias|quanto tempo|que cid|qual cid|cid|ate quando|com quantos'],
      ['afast\\w+|repouso|atestado|parad[oa]|cur(?:ar|a)|recuper\\w+|volt(?:ar|o)|de molho|licenca medica'],
      [SIGN, DISORDER, 'hernia|dengue|cirurgia|pe|coluna|medico|burnout|esgotamento|doenca|pos operatorio'],
    ],
    within: 26,
  },
  {
    all: [
      [
        'como (?:todo dia )?escondid[oa]|vomito|compulsao|me corto comendo|comer (?:ate|sem parar)|laxante\\w*|jejum de \\d+',
      ],
      ['parar|passar mal|sozinh[oa]|ajuda|emagrec\\w+|controlo|controlar'],
    ],
    within: 16,
  },
  {
    all: [
      ['psicolog[oa]|terapia|terapeuta|psiquiatra|caps|neuro\\w*'],
      [
        'nao adiant\\w+|devo (?:trocar|ir|procurar|continuar)|troc(?:ar|o)|preciso de|qual (?:e )?melhor|sozinh[oa]|sem|gratuit[oa]|de graca|barat[oa]|largar|parei',
      ],
      ['vezes|tratar|curar|fobia|panico|ansiedade|depress\\w+|medo|me ajud\\w+|psiquiatra|sus|onde'],
    ],
    within: 16,
  },
  {
    all: [
      [
        'exames?|audiometria|hemograma|ressonancia|raio x|eletro|glicose|colesterol|positivei|test(?:ei|e) (?:positivo|de covid)|laudo|ultrassom|biopsia|resultado do',
      ],
      ['deu|alterad[oa]|alt[oa]|baix[oa]|perda|positiv\\w+'],
      ['piora|e muito|significa|grave|me reprovam|posso|preocup\\w+|normal|devo|o que|trata\\w*|cura'],
    ],
    within: 20,
  },
  {
    all: [
      ['gravida|gestante|gestacao|semanas'],
      [
        'barriga|contrac\\w+|sangr\\w+|inchad[oa]|enjoo|carregar|peso|em pe|raio x|produto quimico|radiacao|tinta|bebe',
      ],
      [
        '(?:e|faz|pode|posso|prejudica|perigo\\w*|risco|normal|mal)(?: \\w+)? ?(?:contrac\\w+|mal|normal|perigos\\w+|o bebe|trabalhar)?',
      ],
    ],
    within: 20,
  },
];

/** What only sounds like it. */
export const NO_MEDICAL: readonly string[] = [
  '(?:separo|confiro|entrego|armazeno|transporto|organizo|embalo)(?: \\w+){0,3} (?:medicamentos?|remedios?)(?: controlados)?',
  '(?:cuidar|cuidando|cuidei|cuido) d[aeo] (?:minha |meu |um |uma )?(?:mae|pai|avo|filh[oa]|irma|irmao|marido|esposa|sogr[oa]|familiar|parente)(?: (?:com|que tem|que teve) \\w+)?',
  '(?:cabeca |barriga |estomago )?(?:doi|dor|embrulha) so de pensar(?: em \\w+(?: \\w+)?)?',
  'sindrome d[aeo] impostor[a]?',
  '(?:exame|teste) (?:admissional|pratico|fisico)(?= .*(?:vaga|costuma|prepar))',
  '(?:como|sou) (?:psicolog[oa]|psiquiatra|terapeuta|medic[oa])(?= (?:e|que|ha|com|mas) )',
  '(?:ja )?tive (?:um |uma )?(?:avc|infarto|cancer|depressao|burnout|convulsao)(?: \\w+){0,12} (?:recolocar|curriculo|apresento|apresentar|entrevista|recomecar|retomar|mercado|lacuna|conto|contar|explico)',
  '(?:cuid|aplic|dou|dei|ministr)\\w*(?: \\w+){0,6} (?:idosos?|pacientes?|criancas?|vacinas?|curativos?|medicacao|remedios?|injec\\w+)(?: \\w+){0,4}',
  '(?:trat|atend|reabilit|mont)\\w*(?: \\w+){0,4} (?:pacientes?|dor|dores|hernia|lesoes|trabalhadores|atletas|clientes)(?: \\w+){0,4}',
  '(?:reduzi|reduzimos|diminui|previn\\w+|prevencao de|queda de)(?: \\w+){0,3} (?:les\\w+|acidentes?|dort|afastamentos?)(?: \\w+){0,3}',
];
