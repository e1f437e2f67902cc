import { CAREER_QUESTION } from './career-question.ts';
import type { Evidence, Sign } from './evidence.ts';

const BODY: Sign = {
  weight: 1,
  phrases: [
    '(?:(?:meu|minha|meus|minhas|o|a|no|na|do|da|seu|sua) )(?:dedos?|maos?|punhos?|bracos?|ombros?|costas|coluna|lombar|pescoco|joelhos?|pernas?|pes?|tornozelo|quadril|olhos?|vista|ouvidos?|garganta|peito|coracao|barriga|estomago|cabeca|pele|cabelo|corpo|cotovelo|dentes?|rins?|figado|pulso|nuca|boca|nariz|seio|utero|virilha|sangue|pulmao|intestino|cordas vocais|voz|pressao|memoria|sono|peso|menstruacao)',
  ],
};
const ILL: Sign = {
  weight: 3,
  phrases: [
    'rouc[oa]|rouquidao|veias? (?:saltad|inchad|dilatad)\\w+|varizes|lombar travada|coluna travada|pescoco travado|mordid[oa]|picad[oa]|parkinson|alzheimer|esquecendo (?:o|os|tudo|nomes)',
    'coracao (?:\\w+ )?(?:muito )?(?:rapido|acelerad\\w+)|como se (?:eu )?(?:nao fosse eu|estivesse vendo (?:tudo )?de fora)|nao sou eu|apendicite|sinusite|otite|rinite|amigdalite|cistite|endireitar|inflam(?:ou|ado|ada|acao)|apaguei',
    'pressao caiu|pele e osso|arranca os cabelos|ve(?:jo|ndo)? (?:sombra|vulto)s?|dias acordad[oa]|parto|chumbo|alcoolismo|garrafa d\\w+ (?:vinho|vodka|cachaca|whisky|pinga) por|pontada\\w*|fisgada|estiramento',
    'travei a (?:coluna|lombar)|mau jeito|peguei peso|doi|doem|doendo|dolorid[oa]|dores|dor (?:de|n[oa]|forte|nas|nos)|ardendo|arde|coceira|cocando|inch\\w+|latej\\w+|dorm(?:ente\\w*|encia)|formig\\w+|tremendo|tremedeira|zumbido',
    'apitando|tosse|tossindo|catarro|pus|secrecao|sangr\\w+|com sangue|embacad[oa]s?|vulto\\w*|alucin\\w+|vozes|enjoo\\w*|vomit\\w+|tont(?:ura\\w*)|desmai\\w+|febre|caroco|nodulos?|manchas?|bolhas?|queimadura\\w*|falta de ar',
    'palpita\\w+|coracao (?:na boca|dispar\\w+|aceler\\w+)|suor frio|emagreci|perdi \\d+ quilos|engordei \\d+|cabelo (?:cai|caindo)|menopausa|insonia|acordo as (?:tres|duas|quatro|\\d)',
    'nao (?:consigo|consegue) (?:engolir|comer|dormir|respirar|virar|dobrar|levantar (?:o|da)|mexer|andar|enxergar)|vermelh[oa] e|olho vermelho|cortei o|corte no|torci|fratur\\w+|cesarea|cirurgia|operei (?:d[aeo]|o|a)|operad[oa]',
    'apendice|hernia|tendinite|bursite|tunel do carpo|ciatico|dengue|covid|gripe|virose|conjuntivite|pneumonia|bronquite|asma|gastrite|refluxo|labirintite|enxaqueca|diarreia|infeccao|alergia|intoxic\\w+|solvente',
    'caiu (?:\\w+ ){0,2}no (?:meu )?olho|surtando|surtei|crise de (?:panico|choro)|abstinencia|irritad[oa]|convuls\\w+|labirinto|pressao (?:alta|baixa|deu|subiu|esta)|\\d+ por \\d+ na|diabetes|glicose|colesterol|anemia|tireoide|gravida',
    'gestante|contrac\\w+|rebite|droga\\w*|cocaina|maconha|crack|cachaca|bebida|beb(?:endo|o) (?:todo|demais|muito)|vici(?:o|ad[oa]) em|cigarro|parei de fumar|compulsao|bipolar|autista|toc|esquizo\\w+|transtorno\\w*|repete movimentos',
    'odeia barulho|se corta',
  ],
};
const TREATED: Sign = {
  weight: 3,
  phrases: [
    'meias? de compressao|vacina|gargarejo|munhequeira|colete|ritalinas|tomei (?:dois|duas|tres|\\d+)|gelo ou calor|teste (?:do|da|de|no|na) (?:instagram|internet|tiktok|site|google|farmacia|gravidez)|borderline|fluoxetina|sertralina',
    'escitalopram|taca de vinho|sem receita|remedio natural|compressa|calmante|remedios?|comprimidos?|cartela|capsulas?|gotas|pomada|antibiotico|anti inflamatorio|analgesico|injecao|soro|dose|dosagem|adesivo|chiclete de nicotina|cha de',
    'xarope|vitamina|suplement\\w+|cafeina|xicaras|energetico|antidepressivo|ansiolitico|tarja|ritalina|venvanse|rivotril|zolpidem|dipirona|melatonina|canabidiol|internac(?:ao|ar)|internad[oa]|exame|exames',
    'diagnostico (?:medico|psic\\w+)|me diagnostic\\w+|teste (?:que|q|para) (?:diga|saber|ver|descobrir)|laudo|cid|afastamento|repouso|fisioterapia|acupuntura|psiquiatra|psicolog[oa]|terapia|medico|medica|pronto socorro|hospital|upa',
    'fono|ortopedista|neuro|dermato\\w*|ginecolog\\w+|tratamento|desintox\\w+|clinica de recuperacao|receita medica|dieta|jejum',
  ],
};
const ASKED: Sign = {
  weight: 3,
  phrases: [
    'o que e bom|isso tem nome|repouso ou|e (?:parkinson|alzheimer|varizes)|preciso de (?:vacina|ponto|pontos|antibiotico)|voce concorda|o que sera|isso ja e|e (?:apendicite|alcoolismo|infeccao|virose|labirintite)|quantas semanas',
    'da ruim|pode!|gelo ou calor|o que (?:eu |a gente )?(?:faco|faz|fazer|passo|tomo|uso|e isso|pode ser|tenho|ponho|dou)|o que e|qu(?:e|al) \\w+ (?:eu )?(?:faco|tomo|passo|uso|devo tomar)',
    '(?:devo|preciso) (?:me )?(?:preocupar|ir (?:ao|no)|procurar|tomar|parar|de (?:internac\\w+|remedio|antibiotico|cirurgia|tratamento|exame))|e (?:seguro|perigoso|grave|normal|serio|arriscado|contagioso)|faz mal|sem fazer mal',
    'isso e (?:\\w+ )?(?:menopausa|normal|grave|ansiedade|depress\\w+|burnout|estresse|da|do|coisa|doenca|hormon\\w+|coracao)|(?:pode|podem) ser (?:autis\\w+|depress\\w+|\\w+)|ele (?:tem|pode ser)|ela (?:tem|pode ser)',
    'sera que (?:e|tenho|estou|sou|ele|ela|preciso|devo|posso)|posso (?:ir|voltar|trabalhar|tomar|usar|misturar|parar|continuar|carregar|dirigir)|da para (?:usar|tomar|continuar|esperar|trabalhar|voltar|curar|tratar|misturar)',
    'tem (?:algum|um|uma|cura|jeito|problema)|quant[oa]s? (?:xicaras|dias|gotas|comprimidos|mg|por dia|tempo)|(?:isso |esse \\w+ )?(?:resolve|funciona|adianta|ajuda|passa|melhora|piora|some)!|quente ou fri[oa]',
    '(?:quero|como) (?:eu )?(?:larg|par|trat|cur|alivi|melhor|control|desintox)\\w+|como (?:eu )?comeco|acho que (?:to|estou|tenho|sou)|diga se|mostre o que',
  ],
};

/** Low spirits: the mentor answers whoever tells of them, and sends on whoever asks what to do about them. */
const MIND: Sign = {
  weight: 1,
  phrases: [
    'depress\\w+|ansiedade|panico|burnout|esgotamento|estresse|stress|choro|chorando|nao durmo|durmo mal',
  ],
};

/** Somebody else's body, as one's work or study. */
const AS_WORK: Sign = {
  weight: 3,
  phrases: [
    '(?:sou|trabalho como|atuo como|formad[oa] em|curso|faculdade de|area da saude|atendo|meus pacientes|sou (?:medic|psicolog|enfermeir|nutri|fisio)\\w+|minha formacao|pos graduacao|residencia em|plantonista|healthtech|industria farmaceutica) ?(?:medic\\w+|psicolog\\w+|enfermeir\\w+|enfermagem|tecnic\\w+ (?:de|em) (?:enfermagem|radiologia|laboratorio|farmacia)|nutri\\w+|fisio\\w+|farmac\\w+|dentista|veterinari\\w+|biomedic\\w+|fonoaudiolog\\w+|terapeuta|psiquiatra|cuidador[a]?|pessoas com|pacientes)',
    'plano de saude|vale alimentacao|diagnostico d[aeo]s? (?:meu |minha )?(?:curriculo|carreira|perfil|empresa|mercado)|exame (?:de proficiencia|da ordem|admissional|oab)|a empresa esta doente|como conto|lacuna|pausa|desemprego',
  ],
};

export const MEDICAL_SIGNS: readonly Evidence[] = [
  { signs: [ILL, MIND, TREATED, ASKED, BODY], against: [CAREER_QUESTION, AS_WORK], enough: 5 },
];
