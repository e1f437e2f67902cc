import { NO_MINOR } from './signs/minor-hints.ts';
import { MINOR_SIGNS } from './signs/minor.ts';
import { rule } from './rule.ts';

/** Ages in digits and words. A number of years that somebody has worked is followed by "de", "na", "como"…. */
const NO_CAREER =
  '(?! (?:de (?!idade)|na|no|nas|nos|em|como (?!consigo|posso|faco|eu|arrumo|arranjo|conseguir|fazer|comeco|que)|com|atuando|trabalhando|nessa|nesse|nesta|dedicad[oa]|procurando|tentando|ha|que (?!eu (?:tenho|nasci))|fora|casad[oa]|contribu\\w+|e meio|experiencia|\\w+ndo|de casa|atras|depois|pela frente)\\b)';
const TOO_YOUNG = `(?:[5-9]|1[0-3]|cinco|seis|sete|oito|nove|dez|onze|doze|treze) ?(?:anos?|aninhos)${NO_CAREER}(?: de idade)?`;
/** The same without "anos", as people write in a hurry: "minha sobrinha de 14". */
const BARE = '(?= (?:e|mas|que|el[ea]|ainda|so|recebeu|foi|vai|quer|trabalha\\w*|esta|largou|parou)\\b|!)';
const TEENAGER = `(?:1[4-7]|quatorze|catorze|quinze|dezesseis|dezessete) ?anos?${NO_CAREER}(?: de idade)?`;
/** Ages of others: nobody says of a child that it has so many years of experience. */
const THEIR_AGE = '(?:[5-9]|1[0-3]|cinco|seis|sete|oito|nove|dez|onze|doze|treze) ?(?:anos?|aninhos)';
const CHILD =
  '(?:filh[oa]s?|irmaozinho|irmazinha|irmao|irma|sobrinh[oa]|primo|prima|net[oa]|vizinh[oa]|menin[oa]s?|criancas?|menores|menor de idade|menor|entead[oa]|garot[oa]s?)';

const DANGER =
  '(?:noite|madrugada|obra|obras|construcao|carvoaria|pedreira|bar|boate|bebidas?|bebida alcoolica|lixao|faca|facas|maquinas? (?:pesada|perigosa)|perigos[oa]|pesad[oa]|veneno|agrotoxico|roca|lavoura|doze horas|1[0-9] horas|10h|12h|14h|sem (?:estudar|ir para escola|ir para a escola|registro e de noite)|(?:larg\\w+|par\\w+|sai\\w*|deix\\w+|falt\\w+)(?: \\w+){0,2} (?:escola|estudar|estudos|aulas?)|domestica|moto|motoboy|entregador|eletric\\w+|altura|caldeira|borracharia|lava jato|matadouro|acougue|assedi\\w+|abus\\w+|agred\\w+|bat(?:e|eu|em) em mim|me bat\\w+|me toc\\w+|toca em mim|passa a mao|passou a mao|humilh\\w+|ameac\\w+|me xing\\w+|me grit\\w+|grita comigo|nudes?|fotos? (?:minha|nua|de biquini|intima)\\w*|programa|webcam|onlyfans|privacy|sexo|encontro com|homem mais velho|nao me paga\\w*|nao me deixa\\w*|fugir de casa|fugi de casa|fora de casa|passando fome|expuls\\w+ de casa|drogas?|trafico|traficante|boca de fumo|aviaozinho|vender droga)';

const TO_WORK =
  '(?:trabalh\\w+|emprego|trampar|vaga|ganhar dinheiro|servico|bico|contrat\\w+|primeiro emprego|curriculo|ajudante|jovem aprendiz|menor aprendiz|aprendiz)';

/** What a child is seen doing. */
const LABOUR = `(?:${TO_WORK}|vend\\w+|pede|pedem|pedindo|carreg\\w+|cuid\\w+ d\\w+|limp\\w+|lav\\w+|engrax\\w+|entreg\\w+|cat(?:o|a|ar|amos|am|ando) (?:lat|papel|recicl|ferro)\\w*|ajuda\\w* n[oa]|faxin\\w+)`;

/** Other words for work that is forbidden to the young, or for danger to them. */
const HAZARD =
  '(?:forno|quimic[oa]s?|produtos? quimicos?|solda\\w*|serra|trator|motosserra|cana|canavial|colheita|carvao|mina|garimpo|pesca|pedreiro|servente|frigorifico|posto de gasolina|oficina|borracheiro|marcenaria|semaforo|farol|na rua|domingo a domingo|dia todo|dia inteiro|dia e noite|(?:8|9|1[0-9]|oito|nove|dez|onze|doze|quatorze|catorze) ?(?:horas|hrs|h) (?:por|ao|de|todo|direto)|por fora|escondid[oa]|em troca de (?:comida|casa|moradia|roupa)|machuc\\w+|queim\\w+|acidente|perdi o dedo|peso|explor\\w+|obrig\\w+|forc\\w+|sem escola|nao (?:vou|vai|estou indo|consigo ir|posso ir|esta indo) (?:para |a |na )?(?:a )?escola|nao estud\\w+|parou de estudar|abandon\\w+ (?:a |os )?(?:escola|estudos)|agencia de modelo\\w*|viajar (?:com|sozinh)|sozinh[oa] (?:com|na casa)|site adulto|casar|casamento|medo (?:de|do|da|dele|dela)|tenho medo|vend\\w+ (?:bala|doce|agua|droga)\\w*|adulto\\w* (?:me|que)|conheci (?:um|na internet)|me (?:chamou|convidou|ofereceu|pediu|mandou|obriga|prende)|nao me pagam?|nao recebo)';

/** A child who works or looks for work, a teenager in danger or in work that is forbidden to them. */
export const minor = rule('minor', {
  near: MINOR_SIGNS,
  pairs: [
    {
      one: [
        `${CHILD}(?: \\w+){0,3} (?:de |tem |com |tinha )(?:so |apenas )?${THEIR_AGE}`,
        `(?:ajudante|empregad[oa]|funcionari[oa]|baba|moleque|guri|guria|pivete|jovem|alguem|pessoa|gente|molecada) (?:\\w+ )?(?:de |com )(?:so |apenas )?${THEIR_AGE}`,
      ],
      other: [
        '(?:trabalha|trabalham|trabalhando|trabalhava|(?:para|a|pode|vai|que|colocar|botar|por|fazer) (?:el[ea] )?trabalhar|vend(?:e|em|endo|er)|ped(?:e|em|indo)|carreg\\w+|engrax\\w+|cat(?:a|ar|ando)|capin\\w+|colh\\w+|cuida(?:ndo|m)? d\\w+|limpa(?:ndo)?|lava(?:ndo)?|entreg(?:a|ar|ando)|bico|na obra|na roca|na feira|explor\\w+|contrat\\w+|registr\\w+|como (?:funcionari\\w+|ajudante)|quer trabalhar|chamad[oa] (?:para|pra)|de baba|como baba|domestica|faxineira|empregada|em perigo|apanh\\w+|sumiu|sozinh[oa])',
        DANGER,
      ],
      within: 'sentence',
    },
    {
      one: [
        `(?:tenho|fiz|sou de|so|completei|eu com|com) (?:so |apenas |somente |de )?${TEENAGER}`,
        '(?:tenho|sou de|so tenho) (?:so |apenas )?(?:1[4-7]|quinze|dezesseis|dezessete)(?= (?:e|mas|ainda|so|trabalho)\\b|!)',
        '(?:sou (?:de )?menor(?: de idade)?|sou adolescente)',
        `${CHILD}(?: \\w+){0,3} (?:de |tem |com )(?:so |apenas )?(?:${TEENAGER}|(?:[5-9]|1[0-7])${BARE})`,
      ],
      other: [DANGER, HAZARD],
      within: 'message',
    },
    {
      one: [
        '(?:criancas?|menor(?:es)? de idade|menor(?:es)? de (?:1[0-4]|quatorze)|menin[oa]s? de (?:rua|\\d+))',
      ],
      other: ['(?:trabalh\\w+|empreg\\w+|contrat\\w+|vendendo|servico|mao de obra|fabrica|producao|roca)'],
      within: 'sentence',
    },
    {
      one: [
        '(?:(?:meu|minha|um|uma|o|a|nosso|nossa|esse|essa|del[ea]|meus|minhas|uns|umas|os|as) )?(?:filh[oa]s?(?! de \\w+ (?:que )?cresc)|sobrinh[oa]s?|irmaozinho|irmazinha|criancas?|criancinhas?|adolescentes?|menin[oa]s?|garot[oa]s?|bebe|net[oa]s?|entead[oa]s?|menor de idade|menores|molequ\\w+|estudante de \\d+ anos)',
      ],
      other: [
        '(?:alici\\w+|pedof\\w+|homem (?:mais )?velho|adulto (?:na|da|que|pela) (?:internet|pede|manda)|estranho (?:na|da|pela) internet|pediu (?:fotos?|nudes?|video)|mand\\w+ (?:fotos?|nudes?)|nudes?|fotos? (?:intimas?|pelad\\w+|nu[as]?)|para o trafico|no trafico|boca de fumo|vendendo (?:droga|bala|doce|agua)\\w*|fugiu de casa|sumiu|desaparec\\w+|se cort\\w+|marcas? (?:roxas?|de|no corpo)|rox[oa]s?|apanh\\w+|trancad\\w+|sozinh[oa]s? em casa|passando fome|explorad\\w+|escrav\\w+|prostitu\\w+|forcad\\w+ a|obrigad\\w+ a|(?:quer|querem|vai|vao) casar|gravida aos|na rua|no semaforo|no farol|no sinal|abandonad\\w+|abus\\w+|molest\\w+|maltrat\\w+|maus tratos|queimad\\w+|em perigo|em risco|sendo ameacad\\w+|ameacad\\w+|trabalha(?:m|ndo|va|vam)? (?:na|no|em|de|com|o|ate|como|la|aqui|sem|por|numa|num|muito|todo|escondid\\w+|desde)|largou a escola|parou de estudar|fora da escola|nao vai (?:para |a |na )?escola|falta(?:ndo)? (?:a |na )?(?:aula|escola)|bebendo|usando drogas?|armad\\w+|carreg\\w+ (?:peso|caixa\\w*|saco\\w*))',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:posso|pode|quero|vou|como|devo|preciso|consigo|empresa|loja|patrao|chefe|dono|restaurante|fabrica|oficina|fazenda|obra|mercado)',
      ],
      other: [
        '(?:contrat\\w+|empreg\\w+|coloc\\w+|bot\\w+|us(?:a|ar|am)|pag\\w+ (?:para )?)(?: \\w+){0,4} (?:crianca|menin[oa]|garot[oa]|menor de (?:1[0-4]|idade)|moleque)s?(?! aprendiz)',
      ],
      within: 'sentence',
    },
    {
      one: ['(?:(?:quinto|sexto|setimo|5|6|7|8) (?:ano|serie)(?! de (?:empresa|casa|carreira|experiencia)))'],
      other: ['(?:quero|preciso|posso|como)(?: \\w+){0,3} (?:trabalh\\w+|emprego|ganhar dinheiro)'],
      within: 'message',
    },
  ],
  phrases: [
    `(?:sou|chamo \\w+|eu|menin[oa]|garot[oa]|crianca|estudante)(?: (?:uma?|com|de|tenho|menin[oa]|garot[oa]|crianca|jovem|estudante)){0,3} ${TOO_YOUNG}`,
    `(?:convit\\w+|convid\\w+|propost\\w+|conheci|homem|cara|moco|agencia|site)(?: \\w+){0,12} (?:tenho|so tenho|sou de) (?:so |apenas )?${TEENAGER}`,
    `(?:tenho|so tenho) (?:so |apenas )?${TEENAGER}(?: \\w+){0,6} (?:cara|homem|moco|adulto|agencia|alguem)(?: \\w+){0,4} (?:internet|quer|ofereceu|pediu|chamou|viajar|viaje|modelo|dinheiro|fotos?)`,
    `(?:tenho|tenhu|fiz|completei|vou fazer|to com|estou com) (?:so |apenas |somente |quase )?${TOO_YOUNG}`,
    '(?:tenho|so tenho) (?:so |apenas )?(?:[7-9]|1[0-3]|dez|onze|doze|treze)(?= (?:e|mas|ainda|aninhos)\\b|!)(?= (?:e|mas|ainda|aninhos) (?:quero|preciso|trabalho|minha|meu|ja|nao|gostaria|queria|trampo|ninguem))',
    `(?:com|aos) ${TOO_YOUNG}(?: \\w+){0,3} (?:posso|pode|da para|ja posso|consigo) ` +
      `(?:\\w+ ){0,2}(?:trabalh\\w+|ser)`,
    `(?:tenho|tenhu|faco|fiz|vou fazer|sou|completei|com|aos) (?:so |apenas |somente )?${TOO_YOUNG}(?=.*\\b${TO_WORK}|.*\\b${DANGER})`,
    `${TO_WORK}(?: \\w+){0,8} (?:tenho|tenhu|mas tenho|com|so tenho) (?:so |apenas )?${TOO_YOUNG}`,
    `(?:tenho|tenhu|sou|com|fiz|so tenho)(?: de)? (?:so |apenas |somente )?${TEENAGER}(?=.*\\b${DANGER})`,
    `${DANGER}(?: \\w+){0,12} (?:tenho|tenhu|sou|com|so tenho) (?:so |apenas )?${TEENAGER}`,
    `(?:meu patrao|meu chefe|meu padrasto|meu professor|meu tio|um homem|ele)(?: \\w+){0,10} (?:tenho|so tenho) (?:so |apenas )?${TEENAGER}`,
    `sou menor(?: de idade)?(?=.*\\b${DANGER})`,
    `${CHILD}(?: \\w+){0,4} (?:de |tem |com )(?:so |apenas )?${THEIR_AGE}(?: \\w+){0,8} ${LABOUR}`,
    `${TO_WORK}(?: \\w+){0,6} ${CHILD}(?: \\w+){0,3} (?:de |tem |com )(?:so |apenas )?${THEIR_AGE}`,
    `${CHILD}(?: \\w+){0,4} (?:de |tem |com )(?:so |apenas )?${TEENAGER}(?=.*\\b${DANGER})`,
    `${TO_WORK}(?: \\w+){0,6} ${CHILD}(?: \\w+){0,3} (?:de |tem |com )(?:so |apenas )?${TEENAGER}(?=.*\\b${DANGER})`,
    `(?:criancas?|menor de idade|menores de idade)(?: \\w+){0,3} (?:trabalhando|trabalham|trabalha|vendendo|pedindo dinheiro|na obra|na roca|no lixao|no semaforo|no farol|em perigo|sozinh[oa]s?|sumiu|desapareceu|desaparecida)`,
    '(?:contrat\\w+|empreg\\w+|colocar|botar|usar|usa|usam|coloca|bota)(?: \\w+){0,3} (?:criancas?|menor de idade|menores de idade|menor de 14|menores de 14|menor de quatorze|menor)(?: \\w+){0,3} (?:trabalh\\w+|sem registro|para trabalhar|na obra|na loja|na roca|escondido|na fabrica|de (?:baba|domestica|faxineira))',
    '(?:us(?:a|am|ar|ando|ei)|mand(?:a|am|ar|ando)|bot(?:a|am|ar))(?: \\w+){0,2} (?:criancas?|menores?(?: de idade)?|filh[oa]s? pequen[oa]s?) (?:para )?(?:\\w+r)',
    '(?:explor\\w+|trabalho|mao de obra) (?:de criancas?|infantil|de menor)',
  ],
  harmless: [
    ...NO_MINOR,
    '(?:ong|projeto*|acolh*|atend*|instituto|voluntari[oa]|abrigo|creche|escola|conselh*|casa lar|pediatr*|psicopedagog*|educador*|professor*|assistente social|dou aula*|aulas)(?: \\w+){0,6} (?:criancas|adolescentes|jovens|meninos|alunos)(?: (?!vend|trabalh|apanh)\\w+){0,6}',
    '(?:tenho|meus?|minhas?|com|cuido d\\w+|por causa d\\w+|crio|sustento|mae de|pai de)(?: \\w+){0,2} (?:filh[oa]s?|criancas?|bebe)(?: \\w+){0,3} e (?:quero|preciso|trabalho|procuro|busco|estou)',
    '(?:volt*|retorn*|recomec*) a trabalhar',
    '(?:estud*|curso|escola|aulas?|faculdade|ensino medio|colegio|cursinho)(?: \\w+){0,3} (?:noite|madrugada|dia todo|dia inteiro|integral)',
    '(?:noite|madrugada) (?:estud*|na escola|no colegio|faco curso)',
    '(?:tenho|com) (?:um |uma |dois |duas |tres )?(?:filh[oa]s?|criancas?|bebe)(?: \\w+){0,4} (?:anos|meses)(?! que (?:trabalh|vend))',
    '(?:sou|fui|era|como|para|com|de|a|ensin*|atend*|cuid*|cuidar) (?:mae |pai |professor[a]? |baba |monitor[a]? )?(?:de |das |dos |para |com |a |as )?(?:criancas|adolescentes|jovens|alun[oa]s)(?: \\w+){0,2}(?! trabalh*)',
    '(?:trabalh*|atu*|projeto*|ong|curso*|palestra*|tcc?|pesquisa*|artigo*|tese|livro|campanha*|combate|prevencao|enfrentamento|erradicacao|fiscalizacao|auditor*|sobre|contra|conselh*|estudo*|programa|politica|compliance)(?: \\w+){0,5} (?:trabalho infantil|exploracao infantil|mao de obra infantil)',
    '(?:trabalh*|comec*|trabalhava|atuo|programo|ajudava|ajudo)(?: \\w+){0,4} (?:desde os|desde|aos|com) (?:meus )?(?:\\w+) anos(?: de idade)?(?! (?:e|mas) (?:meu|hoje tenho 1))',
    '(?:professor[a]?|pedagog[ao]|baba|monitor[a]?|recread*|educador[a]?|cuidador[a]?|enfermeir[oa]|pediatra|trabalh* com|aulas? para|cuid* de|curso para)(?: \\w+){0,3} (?:criancas?|menin[oa]s?|adolescentes|jovens)(?: \\w+){0,3}(?: (?:\\w+ a )?(?:\\w+) anos)?',
  ],
});
