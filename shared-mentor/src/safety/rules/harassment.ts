import { ADVANCES_TOLD } from './harassment-advances.ts';
import { PRESSED } from './harassment-pressure.ts';
import { HARASSMENT_SIGNS } from './harassment-signs.ts';
import { HUMILIATED, NO_HARASSMENT } from './harassment-told.ts';
import { AT_WORK } from './people.ts';
import { rule } from './rule.ts';

const HUMILIATES =
  '(?:humilha\\w*|humilhou|humilhando|xinga|xingou|xingando|xingam|xingava|ridiculariz\\w+|assedi\\w+|persegue|perseguindo|perseguiu|intimid\\w+|ofende|ofendeu|ofendendo|diminui|menospreza|insult\\w+|constrang\\w+|expoe ao ridiculo|expos na frente|expoe na frente|coage|coagiu|coagindo|chama de (?:burr[oa]|incompetente|lixo|inutil|idiota|retardad[oa]|imbecil|gord[oa]|vagabund[oa]|feia|anta|jumento|ignorante|fracassad[oa]|gostosa|delicia|put[ao]|linda na frente)|chamou de (?:burr[oa]|incompetente|lixo|inutil|idiota|retardad[oa]|imbecil|gord[oa]|vagabund[oa]|anta|jumento|gostosa|delicia|put[ao])|chamam de (?:burr[oa]|lixo|inutil|idiota|retardad[oa])|trata (?:como|feito|igual)(?: \\w+)? (?:lixo|cachorro|bicho|animal|escrav[oa]|nada)|isola|isolou|isolam|ignora de proposito|nao deixa (?:ir ao banheiro|beber agua|almocar)|proibe de ir ao banheiro|faz chorar todo dia|fez passar vergonha|agarrou|agarra|beijou|apalpou|encoxou|encoxa|alisa|alisou|assobia|come com os olhos|canta o tempo todo|da em cima|deu em cima|chantage\\w+)';

const ADVANCES =
  '(?:sair com ele|sair com ela|sairmos|motel|jantar a sos|dormir com|transar|sexo|nudes?|fotos? (?:intimas?|nua|pelada|minha|de biquini|do meu corpo|sensuais)|favores? sexua\\w+|ficar com ele|encontro intimo|massagem|beijo|um beijo|fazer programa)';

/** Harassment at work, by humiliation or by advances. */
export const harassment = rule('harassment', {
  phrases: [
    '(?:sofr\\w+|sendo|fui|vitima de|vitima|passo por|passei por|pass\\w+ por|sou|vivo|vivendo|acho que e|isso e|seria|configura|caracteriza|denunci\\w+|provar|prova de|caso de|casos de|e)(?: \\w+){0,3} (?:assedi\\w+|bullying|terror psicologico|perseguicao no trabalho|perseguid[oa] no trabalho|perseguid[oa] pel[oa]|humilhac\\w+|humilhad[oa]s?|coagid[oa]|constrangid[oa] sexualmente|importunacao)',
    'assedi\\w+(?: \\w+){0,4} (?:moral|sexual|sexualmente|moralmente|no trabalho|na empresa|no servico|chefe|gerente|do meu|da minha|de um colega|comigo|me)',
    '(?:moral|sexual)mente assedi\\w+',
    '(?:me|nos) assedi\\w+',
    `${AT_WORK}(?: \\w+){0,4}? (?:me|nos) ${HUMILIATES}`,
    `(?:ele|ela|eles|elas|todo mundo|todos|pessoal) (?:sempre |so |vive |todo dia |ja )?me (?:humilha\\w*|xing\\w+|assedi\\w+|ridiculariz\\w+|agarrou|apalpou|encoxou|tenta beijar|tentou beijar|chama de (?:burr[oa]|lixo|inutil|idiota|incompetente|gostosa)|chamou de (?:burr[oa]|lixo|inutil|idiota|incompetente|gostosa|put[ao]))`,
    `(?:me|nos) (?:humilh(?:a|ou|am|aram|ava|ando)|ridiculariz\\w+|xing(?:a|ou|am|aram|ava|ando))(?: \\w+){0,5} (?:reuniao|todos|todo mundo|equipe|frente|trabalho|grupo|chefe|reunioes|clientes?|colegas|publico|empresa|servico|loja|escritorio|whatsapp|sempre|todo dia)`,
    `(?:grita|gritam|gritou|gritando|berra|berrou|berrando)(?: \\w+){0,2} (?:comigo|na minha cara|em mim|com a gente|conosco)`,
    '(?:humilhad[oa]|ridicularizad[oa]|assediad[oa]|xingad[oa]|ofendid[oa]|perseguid[oa]|coagid[oa]|intimidad[oa])(?: \\w+){0,4} (?:chef[ae]|gerente|supervisor[a]?|patrao|patroa|colegas?|gestor[a]?|coordenador[a]?|diretor[a]?|trabalho|empresa|lider|encarregad[oa]|servico|dono|dona|todos|reuniao|clientes?)',
    `(?:passou|passa|passando|passava|bota|botou|colocou|coloca|poe|pos|encostou|encosta|esfreg\\w+|meteu)(?: \\w+){0,2} (?:a mao|as maos|mao|se|o corpo|o penis|o pinto)(?: \\w+){0,2} (?:em mim|no meu|na minha|nas minhas|nos meus|no corpo|na bunda|na coxa|na perna)`,
    '(?:alis\\w+|apalp\\w+|agarr\\w+|toc(?:a|ou|ando)|peg(?:a|ou|ando))(?: \\w+){0,2} (?:meu corpo|minha perna|minha coxa|minha cintura|minha bunda|meus seios|meu peito|minhas pernas|meu braco|em mim|no meu peito|na minha (?:bunda|perna|coxa|cintura)|nos meus seios)',
    '(?:tent\\w+|quis|quer) me (?:beijar|agarrar|tocar|apalpar|beija)',
    `${AT_WORK}(?: \\w+){0,5} (?:pediu|pede|pedindo|quer|quis|mandou|manda|mandando|envi\\w+|insist\\w+|cham\\w+|convid\\w+|ofereceu|propos|exigiu|insinu\\w+)(?: \\w+){0,6} ${ADVANCES}`,
    `(?:em troca de|para (?:ser|me) (?:promovid[oa]|efetivad[oa]|contratad[oa]|dar a vaga|promover|efetivar|contratar)|se eu (?:quisesse|quiser|quero)(?: \\w+){0,3} (?:vaga|promocao|aumento))(?: \\w+){0,6} ${ADVANCES}`,
    `${ADVANCES}(?: \\w+){0,4} (?:em troca|para (?:ser|me) (?:promov\\w+|efetiv\\w+|contrat\\w+)|se eu quis\\w+|para conseguir a vaga|ou perco|senao)`,
    '(?:teste do sofa|cantadas? (?:do|da|de|nojent\\w+|no trabalho)|importunacao sexual|piadas? (?:sexua\\w+|de cunho sexual|de duplo sentido|sobre meu corpo)|comentarios? (?:sexua\\w+|sobre (?:o )?meu (?:corpo|decote|peito|bunda)|de cunho sexual|nojentos)|conotacao sexual|cunho sexual)',
    '(?:olha|olhando|encara|encarando|olhou)(?: \\w+){0,4} (?:meu decote|meu corpo|meus seios|meu peito|minha bunda|minhas pernas)',
    '(?:terror psicologico|pressao psicologica com ameaca|bullying (?:no|na|do|da|dos) (?:trabalho|empresa|servico|chefe|colegas)|apelidos? (?:ofensiv\\w+|pejorativ\\w+|humilhant\\w+|maldos\\w+)|limbo de proposito|geladeira no trabalho)',
    `${AT_WORK}(?: \\w+){0,4} (?:ameac\\w+)(?: \\w+){0,5} (?:todo dia|toda hora|o tempo todo|se eu (?:falar|contar|denunciar|abrir|nao fizer|nao sair|reclamar)|acabar com minha carreira|queimar|me queimar)`,
    '(?:meu|minha) (?:chef[ae]|gerente|supervisor[a]?|gestor[a]?|patrao|patroa|coordenador[a]?)(?: \\w+){0,2} (?:assediador[a]?|abusador[a]?|abusiv[oa])',
    '(?:forcad[oa]|forcam|forca|obriga|obrigam|obrigad[oa]|fez|fizeram)(?: \\w+){0,3} (?:dancar|rebolar|usar fantasia|pagar prenda|pagar mico|prenda|fazer flexao|ficar de castigo|ajoelhar|rezar|orar)(?: \\w+){0,6} (?:meta|metas|todos|equipe|reuniao|trabalho|frente|empresa)',
    'se eu (?:sair|dormir|transar|ficar|for para (?:a )?cama|for jantar|der uma chance|deitar) com? ?(?:ele|ela|o chefe|meu chefe|o dono|o diretor|o gerente)',
    '(?:ri|riem|rir|riam|rindo|zomb\\w+|zoam|zoa|zoando|debocha\\w*|deboche|tiram sarro|tira sarro|fazem chacota|fofocam) de mim',
    'me apelid\\w+',
    '(?:da|dar|deu|dando|dao) em cima de mim',
    '(?:me )?(?:encox|apalp|bolin)\\w+',
    '(?:ameacas?|humilhac\\w+|gritos|xingamentos|ofensas|insultos)(?: \\w+){0,2} (?:constante\\w*|diari[oa]s?|todo dia|todos os dias|do meu|da minha|do chefe|da chefe|do gerente)',
    `(?:${AT_WORK}|el[ea])(?: \\w+){0,3} (?:disse|diz|fala|falou|grita|gritou|repete|vive dizendo|vive falando)(?: \\w+){0,3} (?:que )?(?:eu )?(?:sou|nao passo de|nao sirvo|nao presto)(?: \\w+){0,2} (?:lixo|burr[oa]|incompetente|inutil|fracassad[oa]|idiota|imbecil|merda|para nada|vergonha|ninguem|retardad[oa]|gostosa)`,
    '(?:me )?(?:toc\\w+|abrac\\w+|encost\\w+|massag\\w+|apert\\w+)(?: \\w+){0,6} (?:sem (?:eu )?(?:querer|permitir|pedir|deixar|consentimento|minha permissao)|de um jeito (?:estranho|nojento|que))',
    '(?:nao (?:me )?(?:deixa|deixam|permitem)|proib\\w+|control\\w+)(?: \\w+){0,4} (?:ir ao banheiro|banheiro(?! (?:feminino|masculino))|beber agua|almocar|comer)',
    '(?:me (?:colocou|colocaram|deixou|deixaram|poe|botou|botaram))(?: \\w+){0,3} (?:de castigo|na geladeira|sem (?:fazer nada|funcao|tarefa|mesa|cadeira)|isolad[oa]|no cantinho|num canto)',
    '(?:todo mundo|todos|equipe|colegas?|grupinho|el[ea]s)(?: \\w+){0,3} me (?:exclu\\w+|ignoram de proposito|isol\\w+|boicot\\w+|sabot\\w+|hostiliz\\w+|difam\\w+|zo\\w+|persegu\\w+|ofend\\w+)',
    '(?:espalh\\w+|invent\\w+)(?: \\w+){0,3} (?:boatos?|fofocas?|mentiras)(?: \\w+){0,3} (?:sobre mim|de mim|a meu respeito|minha vida)',
    '(?:assedi\\w+)(?=.*(?:chefe|gerente|supervisor|colega|trabalho|empresa|patrao|comigo|denunci|prova|rh|sofr|vitima|fui|sou|estou))',
    '(?:me sinto|me senti|sou|fui|sendo|ser) (?:\\w+ )?(?:assediad[oa]|perseguid[oa]|hostilizad[oa]|chantagead[oa]|motivo de (?:piada|chacota)|alvo de (?:piadas?|chacota|fofoca|perseguicao))',
    '(?:sofrendo|sofro|sofri)(?: \\w+){0,2} (?:perseguic\\w+|retaliac\\w+|ameacas|boicote|humilhac\\w+|xingament\\w+|pressao psicologica)(?: \\w+){0,3}',
    '(?:me )?abrac\\w+ por tras',
    '(?:gestos?|fotos?|videos?|mensagens|piadas?|comentarios?|elogios|insinuac\\w+|propostas?|palavras) (?:obscen\\w+|indecente\\w*|sexua\\w+|imprópri\\w+|improprias?|eroticas?|pornografic\\w+|de baixo calao|nojent\\w+|indecorosas?)',
    '(?:forcad[oa]|obrigad[oa]|coagid[oa]|pressionad[oa])(?: \\w+){0,2} (?:a )?(?:beijar|sair com|dormir com|ficar com|tirar a roupa|mandar foto|jantar com)',
    'se eu nao (?:sair|for|jantar|ficar|dormir|aceitar|transar|beijar|mandar)(?: \\w+){0,6} (?:perco|demit\\w+|vaga|emprego|promocao|rua|nao me|vai me)',
    '(?:tir\\w+|esvazi\\w+)(?: \\w+){0,4} (?:minha mesa|minhas tarefas|minhas funcoes|meu acesso)(?: \\w+){0,4} (?:pedir|peca|forcar|desistir)',
    '(?:para|pra) (?:que )?eu (?:pedir|peca) (?:a )?(?:conta|demissao|as contas)',
    '(?:queim\\w+|suj\\w+|acabar com|destruir)(?: \\w+){0,2} (?:meu nome|minha reputacao|minha carreira|minha imagem)(?: \\w+){0,4} (?:se eu|mercado|caso)',
    '(?:jog\\w+|atir\\w+|arremess\\w+|tac\\w+)(?: \\w+){0,3} (?:na minha cara|em mim|no meu rosto)',
    '(?:pergunt\\w+|pede|pediu|quer saber)(?: \\w+){0,4} (?:o que (?:eu )?(?:estou|to|estava) vestindo|minha calcinha|cor da calcinha|se eu (?:transo|sou virgem))',
    '(?:chef[ae]|gerente|gestor[a]?|diretor[a]?|supervisor[a]?|patrao|dono|coordenador[a]?|colega|cliente|lider|el[ea])(?: \\w+){0,20} sonhou comigo',
    '(?:ninguem me passa|nao me (?:passa|passam|dao|da)|fico sem|me deixam sem)(?: nenhum)? (?:servico|trabalho|tarefas?|nada para fazer)(?=.*(?:desist\\w+|pedir|sozinh[oa]|sala vazia|dia inteiro|castigo|de proposito))',
    '(?:figurinhas?|memes?|montage\\w+|videos?)(?: \\w+){0,4} (?:minha cara|minha foto|comigo|de mim|meu rosto)',
    '(?:me (?:dar|deram|dao|da|colocaram|botaram|puseram)) (?:um )?apelidos?',
    '(?:jog\\w+|atir\\w+)(?: \\w+){0,3} (?:no chao|na mesa)(?: \\w+){0,3} (?:mand\\w+|obrig\\w+|fez)(?: \\w+){0,3} (?:catar|pegar|juntar|recolher)',
  ],
  pairs: [
    {
      one: [
        AT_WORK,
        '(?:no (?:meu )?(?:trabalho|servico|emprego|escritorio|estagio)|na (?:minha )?(?:empresa|firma|loja|reuniao))',
      ],
      other: [
        '(?:(?:me|nos) (?:humilh\\w+|xing\\w+|assedi\\w+|ridiculariz\\w+|constrang\\w+|intimid\\w+|ofend\\w+|insult\\w+|persegu\\w+|hostiliz\\w+|coag\\w+|menosprez\\w+|diminui\\w*|desmoraliz\\w+|detona na frente|expoe|esculach\\w+|destrat\\w+|destrata\\w*|rebaixa na frente|chantage\\w+|difam\\w+))',
        '(?:(?:me |de |sou |que sou )(?:cham\\w+ de )?(?:um |uma |so )?(?:burr[oa]|analfabet[oa]|imprestavel|incapaz|porc[oa]|preguicos[oa]|incompetente|inutil|lixo|imbecil|idiota|retardad[oa]|jumento|anta|fracassad[oa]|vagabund[oa]|put[ao]|gostosa|delicia|gostoso))',
        '(?:grit(?:a|am|ando|os|ar|ava)|berr(?:a|am|ando|os|ar)|palavr(?:ao|oes)|xingament\\w+|humilhac\\w+|humilhad[oa]|aos gritos|aos berros)',
        '(?:decote|bunda|meus seios|meu corpo|minhas pernas|meu peito|cantad(?:a|as)|motel|nudes?|sexo|sexual\\w*|segundas intencoes|me beij\\w+|beijo na boca|me apalp\\w+|me encox\\w+|me agarr\\w+|me alis\\w+|alisa\\w*|me toc(?:a|ou|ando)|passa(?:ndo)? a mao|passou a mao|mao boba|em cima de mim|dormir com|sair com ele|sair com ela|pernoit\\w+|quarto de hotel|o que eu (?:estou|to) vestindo|roupa intima|pornograf\\w+|fotos? (?:minhas?|intimas?|de biquini))',
      ],
      within: 'sentence',
    },
  ],
  near: [...HUMILIATED, ...PRESSED, ...ADVANCES_TOLD],
  evidence: HARASSMENT_SIGNS,
  harmless: [
    ...NO_HARASSMENT,
    'assedi* (?:constante |diario |enorme |positivo |saudavel )?(?:de|por|dos|das|pelos|pelas|do|da) (?:recrutador*|headhunter*|hunter*|vagas?|empresas?|propostas?|ofertas?|mercado|concorrente*|concorrencia|startups?|bancos|consultorias?|linkedin|vendedor*|marcas?|clientes em potencial|fintech*)',
    '(?:recrutador*|headhunter*|hunters?|empresas?|propostas?|mercado|concorren*|startups?|consultorias?)(?: \\w+){0,3} (?:me |nos |estao me |vivem me |fui )?assedi*',
    'assedi*(?: \\w+){0,3} (?:no|pelo|do|via) linkedin',
    '(?:canal|comite|politica*|treinamento*|prevencao|combate|palestra*|cartilha*|curso*|campanha*|compliance|investig*|apur*|codigo|norma|nr|lei|tcc|pesquisa*|artigo*|workshop|cipa|comissao|programa|capacitacao|enfrentamento|trabalh* com|atu* com|vaga*|experiencia com|materia sobre|livro sobre|especialista em|denuncias)(?: \\w+){0,5} (?:assedi*|bullying)(?: (?:moral|sexual|moral e sexual|no trabalho))?',
    '(?:como|o que) (?:responder|falar|dizer)(?: \\w+){0,6} (?:pergunt*)(?: \\w+){0,4} assedi*',
    '(?:humilh*|xing*) (?:a concorrencia|os concorrentes|o computador|o sistema|o codigo|na prova)',
    '(?:persegu*) (?:meu sonho|meus sonhos|minha meta|o sonho|uma carreira|a carreira|objetivos|meus objetivos|esse sonho)',
    '(?:atendi*|lido|lidar|trat*|client*)(?: \\w+){0,3} (?:clientes?|pacientes?|alunos?)(?: \\w+){0,4} (?:grit*|xing*|exaltad*)',
    '(?:sexo (?:feminino|masculino)|educacao sexual|saude sexual|orientacao sexual)',
    'decote (?:na|para|no) (?:foto|entrevista)',
    '(?:da|dar|deu|dando) em cima (?:da hora|do prazo)',
  ],
});
