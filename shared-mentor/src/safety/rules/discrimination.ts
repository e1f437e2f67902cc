import { DISCRIMINATION_SIGNS } from './discrimination-signs.ts';
import { NO_DISCRIMINATION, TURNED_AWAY } from './discrimination-told.ts';
import { TREATED_WORSE } from './discrimination-treated.ts';
import { rule } from './rule.ts';

/** What people are treated worse for. */
const TRAIT =
  '(?:negr[oa]s?|pret[oa]s?|pard[oa]|indigena|mulher(?:es)?|homem|gay|lesbica|bi|bissexual|trans|travesti|nao binari[oa]|homossexual|lgbt\\w*|gord[oa]|obes[oa]|velh[oa]|idos[oa]|mais velh[oa]|jovem demais|nordestin[oa]|baian[oa]|paraiban[oa]|nortista|deficiente|pcd|cadeirante|surd[oa]|ceg[oa]|autista|evangelic[oa]|crente|umbandista|candomblecista|do candomble|da umbanda|macumbeir[oa]|muculman[oa]|judi[oa]|judeu|catolic[oa]|ateu|imigrante|haitian[oa]|venezuelan[oa]|bolivian[oa]|angolan[oa]|estrangeir[oa]|mae|mae solo|casada|gravida|gestante|soropositiv[oa]|ter hiv|ter filhos?|ter deficiencia|ter (?:[4-6][0-9]|mais de [4-6][0-9]) anos|usar (?:turbante|hijab|veu|guias?|trancas|dreads?|black power|kipa)|da favela|da periferia|pobre|morar na (?:favela|periferia)|favelad[oa]|ex presidiari[oa]|egress[oa])s?';
const CAUSE =
  '(?:cor|cor da pele|raca|idade|religiao|fe|deficiencia|orientacao sexual|sexualidade|identidade de genero|genero|gravidez|gestacao|cabelo|meu cabelo|black power|dreads?|trancas|sotaque|peso|corpo|etnia|origem|nome social|aparencia|maternidade|estado civil|filhos?|hiv|diagnostico)';
const WORSE =
  '(?:demit\\w+|mandad[oa] embora|mandaram embora|deslig\\w+|recus\\w+|rejeit\\w+|reprov\\w+|negaram|negou|nao (?:me )?(?:contrat\\w+|promov\\w+|deram|aceit\\w+|escolh\\w+|quiser\\w+|passei|fui)|nao fui (?:contratad[oa]|promovid[oa]|escolhid[oa])|perdi|tratad[oa]|tratam|trata|ganho menos|recebo menos|pagam menos|me (?:chama\\w*|chamou|exclu\\w+|isol\\w+|zoa\\w*|ofend\\w+|impedi\\w+|barr\\w+|elimin\\w+|preter\\w+|dispens\\w+|descart\\w+|ignor\\w+|rebaix\\w+)|exclu\\w+|barrad[oa]|eliminad[oa]|preterid[oa]|dispensad[oa]|rebaixad[oa]|descartad[oa]|piad\\w+|zoa\\w+|chacota|olhar\\w* torto|discrimin\\w+|humilh\\w+)';

const VICTIM =
  '(?:sofr(?:i|o|endo|emos|eu)|vitima de|fui|sou alvo|estou sendo|sendo|passei por|passo por|passando por|denunci\\w+|aconteceu|houve|presenciei|isso (?:e|foi)|foi|(?:meu|minha|meus|minhas|nosso|nossa) (?:chef[ae]|gerente|colegas?|empresa|patrao|patroa|client\\w+|gestor[a]?|equipe|lider|supervisor[a]?|coordenador[a]?|diretor[a]?|trabalho)|o recrutador|a recrutadora|o entrevistador|a entrevistadora)';

const ISM =
  '(?:racism\\w*|racistas?|injuria racial|homofob\\w+|lgbtfob\\w+|transfob\\w+|bifob\\w+|machis\\w+|misogin\\w+|capacitis\\w+|etaris\\w+|idadis\\w+|gordofob\\w+|xenofob\\w+|intolerancia religiosa|preconceit\\w+|discrimin\\w+|sexism\\w*|sexistas?)';

/** Being treated worse for what one is. A question on how to go about it in a search for work is for the mentor. */
export const discrimination = rule('discrimination', {
  phrases: [
    `${VICTIM}(?: \\w+){0,3} ${ISM}`,
    `(?:me|nos|comigo|contra mim)(?: \\w+){0,3} ${ISM}`,
    `${ISM}(?: \\w+){0,4} (?:comigo|contra mim|contra min|do meu chefe|da minha chefe|no meu trabalho|na minha empresa|na entrevista|na selecao|no processo seletivo|que sofri|que sofro|no trabalho|dos colegas|do chefe|da chefe|do recrutador|da recrutadora|do gerente|dos meus colegas)`,
    `${WORSE}(?: \\w+){0,8} (?:por ser|por eu ser|por causa de eu ser|porque sou|porque eu sou|so porque sou|por estar|porque estou|porque fiquei|por ficar|por|porque) ${TRAIT}`,
    `${WORSE}(?: \\w+){0,8} (?:por causa|por conta|por|devido)(?: d[aeo]s?| a| ao)?(?: minha| meu| meus| ter| ser)? ${CAUSE}`,
    `(?:por ser|por eu ser|porque sou|porque eu sou|por causa d[ao] (?:minha|meu)|por conta d[ao] (?:minha|meu)|por estar|so porque sou)(?: ${TRAIT}| ${CAUSE})(?: \\w+){0,6} ${WORSE}`,
    `(?:fui|foi|sendo|me) (?:demit\\w+|mandad[oa] embora|mandaram(?: \\w+)? embora|deslig\\w+|dispens\\w+)(?: \\w+){0,6} (?:gravida|gestante|gravidez|licenca maternidade|engravid\\w+|hiv|soropositiv\\w+|depois que (?:contei|souberam|descobriram))`,
    '(?:gravida|gestante|licenca maternidade)(?: \\w+){0,6} (?:fui|foi|me) (?:demit\\w+|mandad[oa] embora|mandaram(?: me)? embora|desligad[oa]|dispensad[oa])',
    '(?:exig\\w+|pedi\\w+|obrig\\w+|fizeram|quer\\w+)(?: \\w+){0,4} (?:teste|exame|atestado) (?:de gravidez|de hiv|de esteriliz\\w+|de laqueadura)',
    '(?:disse|disseram|fal\\w+|alega\\w+|recrutador[a]?|empresa|chefe|gerente)(?: \\w+){0,6} nao (?:contrat\\w+|quer\\w*|aceit\\w+|pega\\w*|promov\\w+)(?: \\w+){0,3} ' +
      TRAIT,
    '(?:so (?:contrat\\w+|promov\\w+|aceit\\w+|quer\\w*)|vaga so para)(?: \\w+){0,2} (?:brancos?|homens?|gente branca|gente bonita|solteir\\w+|sem filhos|evangelic\\w+|hetero\\w*|jovens|magr\\w+)(?: \\w+)?',
    '(?:me )?(?:cham\\w+|xing\\w+)(?: \\w+){0,2} (?:de |por )(?:macac[oa]|neguinh[oa]|crioul[oa]|viad\\w+|bicha|sapatao|traveco|aleijad[oa]|mongol|retardad[oa]|macumbeir[oa]|baianinh[oa]|paraiba|terrorista|bruxa|velh[oa] gaga|homem de saia)',
    '(?:fui|ja fui|me)(?: \\w+)? confund\\w+(?: \\w+){0,3} (?:faxineir[oa]|empregad[oa]|porteiro|ladrao|bandido|seguranca|servente|copeir[oa])',
    '(?:ganho|recebo|recebem|pagam|paga|salario)(?: \\w+){0,6} (?:menos|menor|inferior)(?: \\w+){0,6} (?:que|do que|por|porque)(?: \\w+){0,4} (?:homens|colegas homens|brancos|mulher|negr[oa])(?! negocia)',
    '(?:homens|colegas homens|brancos)(?: \\w+){0,4} (?:ganham|recebem) mais(?: \\w+){0,6} (?:mesm[oa]|que eu|do que eu|funcao|cargo)',
    '(?:mand\\w+|pedi\\w+|obrig\\w+|exig\\w+|quer\\w+)(?: \\w+){0,5} (?:alisar|alise|cortar|corte|prender|prenda|esconder|tirar|tire)(?: \\w+){0,3} (?:cabelo crespo|cabelo afro|cabelo cacheado|black|dreads?|trancas|turbante|hijab|guia|guias|terco|cabelo porque)',
    '(?:recus\\w+|se neg\\w+|neg\\w+|nao respeit\\w+|nao us\\w+|desrespeit\\w+|proib\\w+|impede\\w*)(?: \\w+){0,4} (?:meu nome social|nome social|meus pronomes|usar o banheiro feminino|usar o banheiro masculino|meu pronome)',
    '(?:sem (?:acessibilidade|rampa|interprete|adaptacao))(?: \\w+){0,8} (?:recus\\w+|neg\\w+|empresa|trabalho)(?: \\w+){0,5} (?:pcd|cadeirante|deficien\\w+|surd[oa])',
    '(?:vaga|cargo|funcao|trabalho|servico|area|lugar)(?: \\w+){0,4} (?:nao (?:e|era|serve)) (?:para|coisa de|lugar de|de) (?:mulher|negr[oa]|pret[oa]|gay|trans|velh[oa]|gord[oa]|deficiente|mae|gente (?:da sua|da minha|como))',
    `(?:cabelo|aparencia|sotaque|turbante|tatuagem|corpo|peso|idade|cor|roupa)(?: \\w+){0,4} nao (?:combina|condiz|e adequad[oa]|e profissional|serve|passa|pega bem|representa)`,
    `(?:(?:descobriram|souberam|soube|contei|falei|viram|viu|descobriu|perceberam|revelei|assumi)(?: \\w+){0,4} (?:que )?(?:eu )?(?:sou|era|estou|estava|tenho|tinha) (?:uma? )?(?:${TRAIT}|autismo|hiv|filhos?|depressao|deficiencia))(?=.*(?:tir\\w+|demit\\w+|troc\\w+|cort\\w+|cancel\\w+|desist\\w+|sum\\w+|mud\\w+|perdi|embora|deslig\\w+|afast\\w+|rebaix\\w+|preenchida|proposta|disseram))`,
    `(?:tir\\w+|demit\\w+|troc\\w+|cort\\w+|cancel\\w+|desist\\w+|mud\\w+|rebaix\\w+|afast\\w+|perdi)(?: \\w+){0,6} (?:quando|depois que|assim que|porque|logo que)(?: \\w+){0,2} (?:descobriram|souberam|soube|contei|falei|viram|viu|descobriu|perceberam|revelei|assumi|engravidei|avisei)(?: \\w+){0,3} (?:${TRAIT}|autis\\w+|hiv|filhos?|depressao|deficiencia|religiao|gravidez)`,
    '(?:nao (?:fui|sou) promovid[oa]|perdi (?:a|o|minha|meu) (?:promocao|cargo|vaga|posto|equipe)|me rebaix\\w+|fui rebaixad[oa])(?: \\w+){0,5} (?:licenca maternidade|gravidez|engravidei|gravida)',
    `(?:me cham\\w+|chamad[oa]|xing\\w+|apelid\\w+|trat\\w+)(?: \\w+){0,2} (?:de |por |como )(?:velh[oa]|gord[oa]|tia|vov[oa]|tiozao|neg[ao]o?|pret[oa]|viad\\w+|bicha|sapatao|aleijad[oa]|surdinh[oa]|loir[oa] burra|baian[oa]|paraiba|ind[ia]o?|xing ling|japa|gring[oa]|mulherzinha|terrorista|macumbeir[oa])`,
    `(?:imit\\w+|zomb\\w+|deboch\\w+|riem|sarro|piad\\w+|zoa\\w*)(?: \\w+){0,4} (?:porque|por) (?:eu )?(?:sou|ser|ter|tenho|falo|uso) (?:uma? )?(?:${TRAIT}|gag[oa]|${CAUSE}|baix[oa]|magr[oa]|vesg[oa])`,
    `(?:na|para a|com a|pela) (?:minha|sua) idade(?: \\w+){0,3} (?:nao (?:tem|ha|da|contrat\\w+|serve)|esta tarde|ja era|passou)(?=.*(?:fal\\w+|diss\\w+|recrutador|rh|empresa))`,
    `(?:disse\\w*|fal\\w+|diz)(?: \\w+){0,3} que (?:(?:a|o|para|na) )?(?:minha idade|gord[oa]s?|negr[oa]s?|pret[oa]s?|mulher(?:es)?|gays?|trans|velh[oa]s?|deficientes?|nordestin[oa]s?|pobres?|maes?|evangelic[oa]s?)(?: \\w+){0,3} (?:nao|so|deve\\w*|tem que|e tudo|sao)`,
    '(?:ganho|recebo|meu salario)(?: \\w+){0,2} (?:menos|menor)(?: \\w+){0,4} (?:colega|colegas|homem|homens) (?:branc[oa]s?|homem|homens|hetero)',
    '(?:pergunt\\w+)(?: \\w+){0,6} (?:religiao|filhos|engravidar|gravida|casar|orientacao sexual|sexualidade|idade|cor)(?: \\w+){0,6} (?:me (?:cort|elimin|dispens|reprov|descart)\\w+|nao (?:me )?(?:contrat|cham|passei|quiser|deram)\\w*)',
    '(?:lugar de (?:mulher|preto|negro|pobre|velho)|coisa de (?:preto|viado|mulherzinha)|mulher (?:nao serve|nao sabe|tem que ficar)|servico de preto|volta para (?:seu pais|sua terra|a cozinha))',
    '(?:disse\\w*|fal\\w+|alega\\w+|ouvi)(?: \\w+){0,4} (?:sou|era|estou|estava) (?:muito )?(?:velh[oa]|gord[oa]|feminin[oa]|afeminad[oa]|pret[oa]|negr[oa]|jovem) (?:demais|para)',
    `(?:piad\\w+|zoa\\w*|zomb\\w+|deboch\\w+|riem?|sarro|brincadeiras?|ofend\\w+|imit\\w+|implic\\w+|comentarios?|critic\\w+|xing\\w+)(?: \\w+){0,3} (?:(?:d[aeo]|com|sobre|em|n[ao]) )?(?:meu|minha|meus|minhas) ${CAUSE}`,
    '(?:engravidar|ter filhos|gravidez|filhos pequenos)(?: \\w+){0,6} (?:nao (?:me )?(?:contrat\\w+|deram|chamaram|passei|quiseram)|me (?:elimin\\w+|reprov\\w+|dispens\\w+|cort\\w+))',
    '(?:nao (?:me )?(?:deix\\w+|permit\\w+)|proib\\w+)(?: \\w+){0,2} (?:usar|usasse|use) (?:o |meu |minha |a )?(?:banheiro|nome social|turbante|hijab|guia|veu|cabelo)',
    `(?:nao|nunca) (?:promov\\w+|contrat\\w+|aceit\\w+|dao? (?:chance|oportunidade) (?:a|para))(?: \\w+){0,1} (?:mulheres|negr[oa]s|gays|trans|pessoas (?:negras|trans|gordas|velhas|com deficiencia)|gente (?:velha|gorda|preta)|nordestin[oa]s|evangelic[oa]s|maes|gravidas|pcds?)`,
    '(?:demitid[oa]|demitiram|desligad[oa]|mandaram embora) (?:\\w+ )?(?:gravida|gestante)',
  ],
  pairs: [
    {
      one: [
        '(?:mulher(?:es)?|maes?|vira mae|autistas?|negr[oa]s?|pret[oa]s?|gord[oa]s?|pcds?|trans|gay|bi|lesbica|nordestin[oa]s?|evangelic[oa]s?|candomble|umbanda|guias|comunidade|favela|periferia|cabelo branco|(?:[5-6][0-9]) anos)',
      ],
      other: [
        '(?:nem adianta|nao (?:serve|rende|aguenta|da conta|combina)|acha\\w* engracado|sinal da cruz|me escond\\w+|escondeu|diferente dos|menos cabelo branco|mais energia|assusta\\w*|perfil do endereco|teste extra|passaram direto|pediu (?:para|que) (?:eu )?nao us\\w+|riu de mim|parou de me chamar|me tirou d\\w+|passou meus clientes|prefere\\w* (?:homem|homens|sem filhos))',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:(?:depois|acima|mais) d[oe]s? (?:[3-6]0|quarenta|cinquenta|sessenta)|minha idade|gente (?:da minha idade|mais velha)|pessoa mais velha)',
      ],
      other: [
        '(?:(?:so )?atrapalha\\w*|nao (?:aprend\\w+|rend\\w+|contrat\\w+)|ja era|de fora|ficou fora|fui excluid\\w+|fui cortad\\w+|piad\\w+|deboch\\w+|vov[oa]|dinossauro)',
      ],
      within: 'sentence',
    },
    {
      one: ['(?:mulher trans|homem trans|travesti|sou trans|transexual|nao binari[oa])'],
      other: [
        '(?:nome (?:antigo|morto|de batismo|masculino|feminino|de registro|que nao)|me cham\\w+ de (?:senhor|senhora|ele|ela|moco|homem|mulher)|pronome|banheiro|cracha|piad\\w+|risad\\w+|riem|olhares|recus\\w+|demit\\w+)',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:black power|cabelo (?:crespo|afro|cacheado|black)|trancas|dreads?|turbante|hijab|pele (?:escura|negra)|(?:sou|fui) (?:a )?(?:unic[oa] )?(?:negr[oa]|pret[oa]))',
      ],
      other: [
        '(?:estoque|(?:la )?(?:no|para o) fundo|atras|escondid\\w+|padrao da (?:marca|loja|empresa)|aparencia|prender|alisar|atender|na frente|confund\\w+|suspeit\\w+|revist\\w+|preenchida|segu\\w+ pel[oa] seguranca)',
      ],
      within: 'sentence',
    },
    {
      one: [
        `(?:por (?:eu )?(?:ser|estar|ter|causa d\\w+(?: minha| meu| meus| eu ser)?|conta d\\w+(?: minha| meu)?)|porque (?:eu )?(?:sou|estou|tenho|fiquei|uso)|so porque|pelo fato de(?: eu)? (?:ser|estar|ter)|devido|(?:pel[oa]|d[oa]) (?:meu|minha)) (?:a |ao |o |um |uma |muito |uma pessoa )?(?:${TRAIT}|${CAUSE})`,
      ],
      other: [
        WORSE,
        '(?:nao (?:me )?(?:d[aeo]\\w*|deix\\w+|coloc\\w+|cham\\w+|lev\\w+|atend\\w+|respeit\\w+|escut\\w+|escolh\\w+|quer\\w*|contrat\\w+)|perd\\w+|fora d\\w+|afast\\w+|tiraram|cort\\w+|olha\\w* torto|diferente|pior|menos|evitam|comentari\\w+|piad\\w+|apelid\\w+|xing\\w+|me cham\\w+|mandaram|proib\\w+|obrig\\w+|exig\\w+|nao (?:pude|posso|podia|passei|consegui a vaga)|ofend\\w+|desprez\\w+|injust\\w+|para tras|de lado|duvid\\w+ d\\w+|subestim\\w+|confundid[oa]|nao tem mais vaga|imit\\w+|assust\\w+|rejeit\\w+|riram|riem|rir|tirar sarro|tiram sarro|vetad[oa]|vetaram|negad[oa]|trocad[oa]|trocaram|substitu\\w+ por)',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:empresa|chefe|chefa|gerente|rh|recrutador[a]?|entrevistador[a]?|vaga|dono|dona|patrao|diretor[a]?|colegas?|cliente|gestor[a]?|lider|supervisor[a]?|el[ea]s?|me)',
      ],
      other: [
        '(?:nao (?:contrat\\w+|quer\\w*|aceit\\w+|peg\\w+|promov\\w+|gost\\w+ d\\w+|atend\\w+|trabalh\\w+ com)(?: \\w+){0,2} (?:mulher(?:es)?|negr[oa]s?|pret[oa]s?|gays?|trans|travestis?|gord[oa]s?|velh[oa]s?|nordestin[oa]s?|evangelic[oa]s?|macumbeir[oa]s?|umbandistas?|pcds?|deficientes?|maes?|mae|gravidas?|gestantes?|imigrantes?|estrangeir[oa]s?|acima de [3-6]0|mais de [3-6]0|gente (?:velha|gorda|preta|feia|com filho\\w*)))',
        '(?:alguem mais (?:jovem|nov[oa]|bonit[oa]|branc[oa])|gente mais (?:nova|jovem|bonita)|prefer\\w+ (?:um )?(?:homem|homens|brancos?|mais jovens|gente (?:nova|bonita|branca|sem filhos)|solteir\\w+)|boa aparencia|cabelo ruim|cabelo (?:nao e|sujo|feio)|cara de (?:empregada|bandido|favelad\\w+|pobre)|velh[oa] (?:demais|para)|passad[oa] da idade|idade avancada|nao combina com (?:minha|meu|a minha) (?:cor|cabelo|aparencia|imagem|corpo)|perfil (?:mais )?(?:europeu|branco|jovem)|servico de homem|trabalho de homem|mulher nao (?:aguenta|serve|pode|sabe|lidera|entende|combina))',
        '(?:macac[oa]|neguinh[oa]|crioul[oa]|viadinh[oa]|bichinha|sapatona?|traveco|aleijad[oa]|retardad[oa]|paraiba|baianad[oa]|preto fedido|preta fedida|gorda nojenta|velha caquetica|mongoloide|macumbeir[oa] d\\w+)',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:esperando (?:um |meu )?bebe|engravid\\w+|gravid(?:a|ez)|gestante|gestacao|licenca maternidade|licenca paternidade)',
      ],
      other: [
        '(?:der[ao]m? (?:meu|minha)|outra prioridade|minha prioridade|me demit\\w+|fui demitid\\w+|demissao logo|me mand\\w+ embora|mandad[oa] embora|fui deslig\\w+|me deslig\\w+|rebaix\\w+|tiraram (?:meu|minha|de mim)|perdi (?:meu|o|a) (?:cargo|promocao|emprego|vaga)|desistiram de mim|cancel\\w+ (?:a|minha) (?:contratacao|proposta|promocao)|me pression\\w+|me encost\\w+|retir\\w+ a proposta|cortaram)',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:cadeira de rodas|rampa|acessibilidade|libras|interprete|deficien\\w+|pcd|cao guia|leitor de tela|autis\\w+)',
      ],
      other: [
        '(?:se recus\\w+|recus\\w+|neg(?:ou|aram|am)|nao (?:quer\\w*|adapt\\w+|fornec\\w+|deu|deram|respeit\\w+|aceit\\w+) (?:me |dar |adaptar |contratar |a |o |me dar )?|debocha\\w+|me excl\\w+|desist\\w+|nao (?:ia|vai|vao|querem) gastar|reforma|dispensad[oa]|descartad[oa]|reprovad[oa])',
      ],
      within: 'sentence',
    },
  ],
  near: [...TURNED_AWAY, ...TREATED_WORSE],
  evidence: DISCRIMINATION_SIGNS,
  harmless: [
    ...NO_DISCRIMINATION,
    '(?:vaga*|como|quero|posso|devo)(?: \\w+){0,4} (?:atender clientes?|mostrar minha aparencia)',
    '(?:combate|trabalh* com|trabalho com|comite|projeto*|politica*|palestra*|curso*|tcc|pesquisa*|artigo*|treinamento*|programa*|letramento|prevencao|enfrentamento|campanha*|aula*|estud*|tese|livro|consultoria|experiencia com|especialista em|ong|roda de conversa|vaga*|area de|atu* com|liderei|grupo de afinidade)(?: \\w+){0,5} (?:racial|racism*|antirracis*|discrimin*|preconceit*|homofob*|capacitis*|etaris*|diversidade|machism*|xenofob*|lgbtfob*|lgbt*)',
    '(?:vagas?(?! nao)|programa|trainee|bolsas?|processo seletivo|empresas?|cotas?)(?: \\w+){0,3} (?:afirmativ*|exclusiv*|para|inclusiv*|so para)(?: \\w+){0,2} (?:negr*|pret*|mulher*|pcd*|lgbt*|trans|indigena*|50|deficien*|mae*|jovens|seniores)',
    '(?:sem|livre de|evitar|nao sofri|nunca sofri|nao ha) (?:discrimin*|preconceit*)',
    'discriminac* (?:de|das|dos) (?:item|itens|valores|custos|despesas|notas?|impostos?|verbas?|produtos?|atividades?|tarefas?|dados)',
    '(?:discrimin*|discriminad*) (?:os itens|os valores|as despesas|no holerite|na nota|no recibo|cada item|as atividades)',
  ],
});
