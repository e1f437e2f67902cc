import { MEDICAL_SIGNS } from './medical-signs.ts';
import { MEDICAL_TOLD, NO_MEDICAL } from './medical-told.ts';
import { rule } from './rule.ts';

const ILLNESS =
  '(?:depress\\w+|deprimid[oa]|ansiedade|ansios[oa] demais|panico|sindrome do panico|burnout|bornout|burn out|tdah|autis\\w+|bipolar\\w*|toc|borderline|transtorno\\w*|insonia|enxaqueca|hernia|lesao por esforco|dort|tendinite|lesao|fibromialgia|pressao alta|diabetes|labirintite|gastrite|doenca\\w*|infeccao|covid|dengue|cancer|estafa|esgotamento|crise(?:s)? (?:de|nervosa)|stress pos traumatico|alcoolismo|dependencia quimica|vicio em)';
const REMEDY =
  '(?:remedios?|medicamentos?|medicacao|ritalina|venvanse|rivotril|clonazepam|fluoxetina|sertralina|escitalopram|antidepressiv\\w+|ansiolitic\\w+|calmantes?|tarja preta|dipirona|antibiotic\\w+|melatonina|zolpidem|alprazolam|modafinil|lexapro|diazepam|bupropiona|comprimidos?|dosagem|\\d+ ?mg|ozempic|anabolizante\\w*|anfetamina|fitoterapic\\w+|suplementos?)';

/** Diagnosis, treatment, remedies, emergencies: asked for. Being tired of one's work is a matter for the mentor. */
export const medical = rule('medical', {
  phrases: [
    `(?:posso|devo|qual|quais|que|quanto|quantos|indic\\w+|recomend\\w+|receit\\w+|sugere|sugira|me passa|preciso de|vale a pena|como|onde compro|tem algum|tem|melhor|faz mal|par(?:ar|ei|o|ando)|larg\\w+|dobrar|aumentar|misturar|tomar|tomo|tomando|comecar a)(?: \\w+){0,5} ${REMEDY}`,
    `${REMEDY}(?: \\w+){0,5} (?:ajuda|funciona|para (?:dormir|ansiedade|foco|concentrar|me concentrar|entrevista|estudar|render|acalmar|depressao|nervosismo)|antes da entrevista|por conta propria|sem receita|com alcool|efeito)`,
    `(?:acho que|sera que|sera|como sei se|como saber se|sinais de|sintomas? de|estou com sintomas|tenho sintomas|suspeit\\w+|desconfi\\w+ que|pode ser|isso e|diagnostic\\w+|me diagnostica|e normal ter|seria|tenho medo de ter|teste de|teste para)(?: \\w+){0,4} ${ILLNESS}(?! (?:de (?:mercado|identidade|carreira|meia idade)))`,
    `${ILLNESS}(?: \\w+){0,8} (?:o que (?:eu )?(?:faco|tomo|fazer|tomar|devo)|como (?:eu )?(?:trat\\w+|cur\\w+|me trat\\w+|melhor\\w+|sai\\w+|saio)|tratamento|tem cura|preciso de (?:ajuda|tratamento|medico)|devo (?:procurar|tomar|ir)|pode me diagnosticar|qual medico|que medico|me ajuda a tratar)`,
    `(?:como|me ajuda a|me ajude a|preciso|quero|o que fazer para)(?: \\w+){0,2} (?:trat\\w+|cur\\w+|cuid\\w+ d[aeo]|me livr\\w+ d[aeo]|venc\\w+|sai\\w* d[aeo]|super\\w+|lid\\w+ com|control\\w+)(?: \\w+){0,2} ?(?:depress\\w+|burnout|panico|crise de (?:panico|ansiedade)|crises de (?:panico|ansiedade)|transtorno\\w*|insonia|alcoolismo|dependencia quimica|dor (?:nas costas|no peito)|ansiedade generalizada|minha (?:doenca|ansiedade|depressao))`,
    '(?:preciso|quero|procuro|procurando|onde|como|indic\\w+|devo|recomend\\w+|queria|busco|conseguir|encontr\\w+|ach\\w+|sera que preciso|tem como)(?: \\w+){0,4} (?:psicolog[oa]s?|psiquiatras?|terapia|terapeuta|ajuda psicologica|ajuda medica|apoio psicologico|atendimento psicologico|tratamento psicologico|caps|neurologista|medic[oa] (?:do trabalho|para)|um medico|uma medica|cardiologista|ortopedista)(?! (?:organizacional|do trabalho para|junior|clinic[oa] para))',
    '(?:dor(?:es)?|aperto|pontada|pressao)(?: \\w+){0,2} (?:no peito|no coracao|no braco esquerdo|forte na cabeca)',
    '(?:desmaiei|desmaiando|(?:estou|to|tive|acho que|tendo|sofri|sinto)(?: \\w+){0,3} (?:infart\\w+|avc|convuls\\w+|palpitac\\w+|tremor\\w*|formigamento|tontura\\w*|febre|vomit\\w+|taquicardia|desmai\\w+)|falta de ar|sem ar|nao (?:consigo|estou conseguindo) respirar|vomitando sangue|sangrando|hemorragia|braco dormente|intoxic\\w+|overdose de remedio|batimentos? (?:acelerad\\w+|cardiac\\w+)|coracao disparad\\w+)(?! (?:de rir|quando vi|de alegria))',
    '(?:estou|to|tendo|tive|passando por|entrei em|comec\\w+)(?: \\w+){0,3} (?:uma )?(?:crises?|ataques?)(?: forte)? de (?:panico|ansiedade)(?=(?:.*(?:agora|socorro|ajuda|o que (?:eu )?fa|como (?:eu )?)|!))',
    '(?:interpret\\w+|analis\\w+|explic\\w+|o que significa|ve|olha|veja)(?: \\w+){0,4} (?:exames?|laudo|resultado do exame|hemograma|ressonancia|raio x|receita medica)(?! (?:admissional|toxicologico da vaga|de proficiencia))',
    '(?:estou gravida|gravidez)(?: \\w+){0,6} (?:posso tomar|sangr\\w+|dor\\w*|remedio|riscos?|perig\\w+)',
    `(?:dieta|emagrecer|perder peso|jejum|vacina)(?: \\w+){0,5} (?:como|qual|devo|posso|recomend\\w+|quant\\w+)`,
    '(?:qual|que|devo|preciso|quanto tempo)(?: \\w+){0,4} (?:tratamento (?:medico|psic\\w+|para)|cirurgia|exame medico|cid)',
    '(?:dor(?:es)?|febre|tontura|enjoo|tosse|alergia|formigamento|palpitac\\w+|manchas?|sangramento)(?: \\w+){0,6} (?:o que (?:eu )?(?:tomo|faco|dou|pode ser)|e normal|e grave|que remedio|qual medico|devo ir ao)',
    '(?:parar|diminuir|larg\\w+|vici\\w+|dependente)(?: \\w+){0,3} (?:de )?(?:beber|alcool|cocaina|maconha|drogas?|crack|bebida|remedio|fumar)',
    '(?:exames?|laudo|hemograma|pressao)(?: \\w+){0,4} (?:alterad[oa]s?|deu (?:positivo|negativo)|significa|esta alta|normal)',
    '(?:me diagnostic\\w+|(?:faz|fazer|da|dar|faca)(?: \\w+){0,2} diagnostico (?:medico|de saude|psic\\w+))',
    '(?:beb(?:o|endo)|fum(?:o|ando)|cheir(?:o|ando)|us(?:o|ando) (?:droga|drogas|cocaina|maconha|crack))(?! (?:cafe|agua|cha))(?: \\w+){0,6} (?:paro|parar|ajuda|todo dia|todos os dias|antes do trabalho|escondid[oa]|demais)',
    '(?:pomada|anti inflamatorio|relaxante muscular|colirio|analgesico|vitamina|cha|xarope)(?: \\w+){0,4} (?:e bo[am]|serve|ajuda|tomo|uso|devo|posso|para (?:dor|isso|ansiedade|dormir))',
    'preciso de (?:ajuda|apoio|acompanhamento) (?:profissional|psicologic[oa]|medic[oa])(?=.*(?:consulta|dormir|comer|triste|saude|ansiedade|chor|depress))',
    '(?:aperto|dor|pressao|pontada) no peito',
  ],
  pairs: [
    {
      one: [REMEDY],
      other: [
        '(?:tomo|tomar|quant[oa]s|gotas|posso|por (?:minha )?conta(?: propria)?|dose|metade|misturar|parar|largar|sem receita|ofereceu|emprestou|devo|me indica|qual|que)',
      ],
      within: 'sentence',
    },
  ],
  near: MEDICAL_TOLD,
  evidence: MEDICAL_SIGNS,
  harmless: [
    ...NO_MEDICAL,
    '(?:entrevista|dinamica|teste|conversa|avaliacao|laudo|processo)(?: \\w+){0,3} (?:psicolog*|psicotecnic*)',
    'tratamento (?:formal|informal|diferente|justo|vip|de choque|no email)',
    '(?:contratar|contrato|recrutar|selecionar)(?: \\w+){0,2} (?:psicolog*|medic*|terapeut*)',
    '(?:sou|vaga* (?:de|para)|curso de|area (?:de|da)|trabalh* (?:como|com|na area de|em)|formad[oa] em|quero ser|virar|atu* como|carreira (?:de|em)|faculdade de|residencia em|concurso (?:de|para)|estud*|estagio (?:de|em)|graduad[oa] em|experiencia (?:como|com|em)|mudar para|migrar para|fiz|faco|especializacao em|pos em|pos graduacao em) (?:a |uma? )?(?:psicologi*|psicolog[oa]*|psiquiatr*|terapeuta*|medic*|enferm*|farmac*|fisioterap*|terapia ocupacional|nutri*|neurologi*|cardiologi*|ortoped*|saude|biomedic*|veterinari*|remedios|medicamentos|representante de medicamentos|propagandista)(?: \\w+){0,2}',
    '(?:vend*|industria*|representante*|propagandista*|distribuidora*|logistica*|controle|estoque|registro|marketing|producao|farmacia*|qualidade|regulat*|fabrica*|setor|trabalh* com|vaga* com)(?: \\w+){0,3} (?:de |com )?(?:medicamentos?|remedios?|suplementos?)',
    '(?:contar|conto|dizer|digo|falar|falo|revelar|mencionar|menciono|informar|explicar|explico|colocar|coloco)(?: \\w+){0,6} (?:que )?(?:tenho|tive|estou com|estava com|sobre|fiquei)?(?: \\w+){0,2} (?:depress*|ansiedade|burnout|panico|tdah|autis*|bipolar*|transtorno*|doenca|cancer)',
    '(?:psicolog[oa]|terapia|terapeuta) (?:organizacional|do trabalho|escolar|clinic[oa] (?:que|e) (?:quer|quero))',
    '(?:dor|dores) (?:d[aeo]s?) (?:cliente*|negocio|usuario*|mercado|empresa|persona|publico)',
    '(?:crise|crises) de (?:identidade|carreira|mercado|imagem|meia idade|reputacao)',
    '(?:vici*|dependente) (?:em|de|no|na) (?:trabalho|series|cafe|jogos|celular|planilha*|linkedin|redes)',
    '(?:sinais|diagnostico|exame) (?:d[aeo]s?|de) (?:carreira|curriculo|perfil|mercado|aura|competencia*|maturidade|proficiencia|vaga|linkedin)',
    '(?:diagnostico|diagnosticar|exame)(?: \\w+){0,2} (?:curriculo|carreira|perfil|competenc*|linkedin|vaga)',
    '(?:qual|que|devo|preciso|quanto tempo)(?: \\w+){0,3} (?:tratamento|diagnostico) (?:de dados|de texto|de erros|termico|formal|da informacao|de imagens)',
    '(?:me )?(?:sem ar|falta de ar|respirar|coracao) (?:condicionado|puro)',
  ],
});
