import { either } from './either.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { otherPersonTold } from './other-person-told.ts';
import { rule } from './rule.ts';

const ASK =
  '(?:qual(?: e)?|quais(?: sao)?|onde|quanto|me (?:passa|passe|da|de|diz|diga|fala|fale|manda|mande|envia|envie|consegue|arruma|arranja|ajuda a|ajude a|mostra|mostre|ensina a|conta)|descubr\\w*|descobr(?!i\\b)\\w+|encontr\\w+|ach\\w+|procur\\w+|consig\\w+|conseg\\w+|como|quero|queria|preciso|saber|sabe|busc\\w+|pesquis\\w+|localiz\\w+|rastre\\w+|tem|teria|pega\\w*|levant\\w+|obter|ter|ver|puxa\\w*|olha\\w*|verific\\w+|consult\\w+|list\\w+|arranj\\w+|arrum\\w+)';

const PRIVATE =
  '(?:contato (?:pessoal|particular|direto)|numero pessoal|telefones?|celular(?:es)?|numero (?:de )?(?:telefone|celular|whatsapp)|whatsapp|enderecos?(?: residencial| pessoal| da casa| de casa)?|email pessoal|cpf|rg|cnpj pessoal|data de nascimento|aniversario|idade|estado civil|instagram|insta|facebook|face|tiktok|twitter|redes? socia(?:l|is)|perfil pessoal|vida pessoal|vida particular|dados(?: pessoais)?|informac\\w+ pessoais|ficha|antecedentes(?: criminais)?|score|serasa|historico(?: medico| de saude| criminal| profissional completo)?|laudo|religiao|orientacao sexual|localizacao|placa|conta bancaria|pix|salario|remuneracao|holerite|contracheque|senha|mora|opcao sexual|time que torce)';

const PERSON = `(?:(?:meu|minha|meus|minhas|aquel[ea]|ess[ea]|dess[ea]|daquel[ea]|um|uma|o|a|outro|outra|nosso|nossa) )?(?:nov[oa] |antig[oa] |futur[oa] )?(?:ex )?(?:chef[ae]s?|gerente|gestor[a]?|supervisor[a]?|coordenador[a]?|diretor[a]?|patrao|patroa|colegas?(?: de trabalho)?|recrutador[a]?|entrevistador[a]?|headhunter|candidat[oa]s?|concorrentes? (?:da|a) vaga|vizinh[oa]|namorad[oa]|marido|esposa|funcionari[oa]|ceo|dono|dona|moca do rh|menina do rh|pessoa do rh|mulher do rh|cara do rh|rapaz do rh|outros? candidatos?|ex chefe|ex colega|moc[ao]|menina|rapaz|cara que|homem que|mulher que|pessoa que|selecionador[a]?|lider|fundador[a]?|soci[oa]|professor[a]?|amig[oa]|tech lead|analista de rh|analista do rh|assistente de rh|psicologa da|ex marido|ex mulher|ex namorad[oa]|meu ex|minha ex|${GIVEN_NAMES})`;

const OF =
  '(?:d[aeo]s?|dess[ea]|daquel[ea]|desta|deste|de um|de uma|que pertence a|sobre) ?(?:o |a |os |as |meu |minha |uma? |outro |outra )?';

const otherPersonNamed = rule('otherPerson', {
  phrases: [
    `${ASK}(?: \\w+){0,6}? (?!salario|remuneracao)${PRIVATE}(?: \\w+){0,1}? (?:pessoal |particular |residencial )?${OF}${PERSON}`,
    `${ASK}(?: \\w+){0,6}? (?:salario|remuneracao|holerite|contracheque)(?: \\w+){0,1}? (?:d[aeo]s?|dess[ea]|daquel[ea]) (?:(?:meu|minha|meus|minhas|ess[ea]|aquel[ea]|nosso|nossa) ${PERSON}|(?:outros? |demais )?colegas?|${GIVEN_NAMES})`,
    `${ASK}(?: \\w+){0,6}? (?:telefone|celular|whatsapp|endereco|cpf|instagram|facebook|redes? socia(?:l|is)|email pessoal|salario|holerite|contracheque|senha|conversas|ficha|historico|numero|localizacao) (?:del[ea]s?)`,
    `(?:salario|telefone|celular|whatsapp|endereco|cpf|instagram) (?:d[ao]) (?:${GIVEN_NAMES})`,
    `(?:quanto)(?: \\w+){0,2} (?:ganha|recebe|ta ganhando|esta ganhando|ganham|recebem)(?: \\w+){0,2} (?:(?:(?:o|a|os|as) )?(?:meu|minha|meus|minhas|ess[ea]|aquel[ea]) ${PERSON}|(?:o |a )?(?:${GIVEN_NAMES})|os outros|ele|ela)(?! (?:junior|pleno|senior))`,
    `(?:saber|descobr(?!i\\b)\\w+|descubr\\w*|ver|espiar|investig\\w+)(?: \\w+){0,3} quanto(?: \\w+){0,4} (?:${PERSON}|ele|ela|eles)(?: \\w+){0,3} (?:ganha|recebe|ganham|recebem|tira)`,
    `(?:quanto)(?: \\w+){0,1} (?:meu|minha|meus|minhas|aquel[ea]|ess[ea]) ${PERSON}(?: \\w+){0,2} (?:ganha|recebe|ganham|recebem|tira)`,
    `(?:onde)(?: (?:e que|que))? (?:(?:o|a) )?(?:mora|fica a casa|vive)(?: (?:o|a))? ?${PERSON}`,
    `(?:onde)(?: (?:e que|que))? (?:${PERSON}|ele|ela) (?:mora|vive|esta morando|estuda|malha)`,
    `(?:espion\\w+|espiar|stalke\\w+|rastre\\w+|hacke\\w+|invadir|invado|grampe\\w+|clonar|vigiar|bisbilhot\\w+|fuc\\w+|monitorar escondido|perseguir|seguir escondido)(?: \\w+){0,6} (?:${PERSON}|ele|ela|celular|computador|email|conta|whatsapp|instagram|linkedin|facebook|senha|telefone|mensagens|conversas)`,
    `(?:ler|acessar|entrar|abrir|ver|pegar|descobrir|olhar|copiar)(?: \\w+){0,4} (?:emails?|mensagens|conversas|celular|whatsapp|conta|computador|senha|linkedin|instagram|pasta|drive|gaveta)(?: (?:privad[oa]s?|pessoal|pessoais|particular\\w*))? (?:d[aeo]s?|dess[ea]|daquel[ea]) (?:meu |minha |um |uma |outro |outra )?${PERSON}(?! (?:do rh|antes|e responder|que recebi|me enviou))`,
    `(?:sem (?:que )?(?:ele|ela|ninguem|eles|a pessoa|o chefe|meu chefe|o colega)(?: \\w+)? (?:saber|saiba|saibam|perceber|perceba|descobrir|descubra))(?=.*\\b(?:celular|email|mensagens|conversas|senha|conta|localizacao|dados|grav|acess|espi|rastr|instagram))`,
    `(?:puxar|levantar|investigar|descobrir|consultar|fazer um dossie|dossie|vasculhar|montar um perfil|levante|descubra tudo|saber tudo|me conte tudo|me fale tudo|tudo)(?: \\w+){0,5} (?:d[aeo]|sobre) (?:o |a |vida d[aeo] |cpf d[aeo] |ficha d[aeo] |passado d[aeo] |meu |minha ){0,3}(?:vida |vida pessoal |passado |ficha |cpf )?(?:d[aeo] )?(?:meu |minha |um |uma )?${PERSON}(?! (?:da vaga na empresa|e como))`,
    `quanto(?: e que)? (?:o|a) (?:${GIVEN_NAMES})(?: \\w+){0,4} (?:ganha|recebe|tira)`,
    '(?:pesquis\\w+|vascul\\w+|investig\\w+|fuc\\w+|descubr\\w+|descobr(?!i\\b)\\w+|levant\\w+)(?: \\w+){0,2} (?:vida|passado|intimidade|segredos?)(?: \\w+)? (?:d[aeo]s?|del[ea]s?|dess[ea])',
    'tudo (?:o )?(?:que (?:voce )?(?:sabe|souber|achar|encontrar) )?sobre (?:el[ea]s?|a vida del[ea])',
    `(?:qual|que)(?: \\w+)? (?:doenca|diagnostico|problema de saude)(?: \\w+){0,3} ${PERSON}`,
    `${PERSON}(?: \\w+){0,6} o que (?:sera que )?el[ea] tem!`,
    `(?:cpf|rg|telefone|celular) (?:del[ea]|d[aeo] \\w+) e [0-9]{3}`,
    `(?:endereco|cpf|rg|telefone pessoal|celular pessoal|numero pessoal|email pessoal|placa do carro|data de nascimento|conta bancaria|senha)(?: \\w+){0,2} (?:d[aeo]s?|dess[ea]) (?:meu |minha )?${PERSON}`,
    'quem (?:e|foi)(?: \\w+){0,6} (?:me denunciou|falou mal de mim|me delatou|fez a denuncia|reclamou de mim)',
    `(?:senha|endereco|cpf|localizacao|mensagens|conversas)(?: \\w+){0,4} (?:d[aeo]s?|dess[ea]) (?:meu |minha )?${PERSON}(?=.*(?:quero|como|descobr|ver|ler|acess|peg|consig|conseg|preciso))`,
    '(?:como|quero|posso|da para)(?: \\w+){0,3} (?:vejo|ver|ler|leio|acesso|acessar|espiar|olhar)(?: \\w+){0,2} (?:mensagens|conversas|celular|email|emails|whatsapp|historico) (?:del[ea]s?|d[ao] (?:outr[oa]|meu|minha))',
    `(?:saber|descobr(?!i\\b)\\w+|descubr\\w*|ver)(?: \\w+){0,3} (?:quanto|qual)(?: \\w+){0,5} (?:candidat[oa]s?|concorrentes?|colegas?)(?: \\w+){0,3} (?:pediu|pediram|ganha\\w*|recebe\\w*|ofereceu|pretende)`,
    `${PERSON}(?: \\w+){0,2} (?:e|esta|ta) (?:casad[oa]|solteir[oa]|divorciad[oa]|gay|lesbica|gravida|doente|endividad[oa])(?= \\. (?:descubr|descobr|como|investig|me diz))`,
    `(?:o que|quem|me (?:fal\\w+|cont\\w+|diga|diz|mostr\\w+|pass\\w+)|mostr\\w+|sabe|procur\\w+|pesquis\\w+|busc\\w+|informac\\w+|dados|historico)(?: \\w+){0,6} (?:sobre|d[aeo]|e|quem e) (?:o |a )?(?:${GIVEN_NAMES}) (?!(?:no|na|e|me|do rh|da)\\b)\\w+`,
    `(?:curriculo|diagnostico|plano|notas?|resultado|pontuacao|respostas|conversas?|conta|perfil|historico|holerite|avaliacao)(?: \\w+){0,1} (?:d[aeo]s?|dess[ea]) (?:(?:meu|minha|meus|minhas|outr[oa]s?|ess[ea]) (?:amig|coleg|espos|marid|namorad|irma|concorrent|candidat|vizinh|ex|prim|cunhad|client|usuari)\\w*|${GIVEN_NAMES})(?=.*(?:mostr|ver\\b|acess|abr|quero|me (?:da|de|pass|envi|mand)|qual|consig|como|entr))(?! (?:para|e como|me))`,
    'onde (?:fica|e) a casa d[aeo]',
    `(?:senha)(?: \\w+){0,3} (?:d[aeo]) (?:meu |minha )?(?:ex |${PERSON})`,
    '(?:senha)(?: \\w+){0,3} d[aeo] (?:email|conta|celular|linkedin|instagram|whatsapp|computador) (?:del[ea]|d[ao] (?!empresa|minha conta|meu email))',
    '(?:levant\\w+|descobr(?!i\\b)\\w+|descubr\\w*|ach\\w+|pesquis\\w+|peg\\w+|busc\\w+)(?: \\w+){0,3} (?:coisas?|podres?|informac\\w+|algo|sujeira|provas?) (?:sobre |contra )?(?:del[ea]|el[ea]\\b)',
    'nome del[ea] (?:esta|ta) (?:suj[oa]|limp[oa]|negativad[oa])',
    `tudo sobre(?: a)? vida (?:d[aeo]s?) ${PERSON}`,
    '(?:endereco|telefone|celular|whatsapp|instagram|casa)(?: \\w+){0,3} del[ea]s?(?! (?:no|na|para colocar))',
    '(?:descobr(?!i\\b)\\w+|descubr\\w*|saber|me diga|me diz|verific\\w+) se (?:el[ea]|(?:o|a|meu|minha) \\w+)(?: \\w+){0,8} (?:solteir[oa]|casad[oa]|namora\\w*|gravida|procurando emprego|vai ser demitid[oa]|tem filhos|doente|traindo|gay)',
    '(?:internet|redes(?: sociais)?|google|instagram) sobre (?:el[ea]s?|meu concorrente|meu chefe|minha chefe|o outro|a outra)',
    '(?:sabe|saber|descobr(?!i\\b)\\w+|descubr\\w*|conta)(?: \\w+){0,2} (?:o que|qual doenca) el[ea] tem',
    '(?:ver|acess\\w+|abr\\w+)(?: \\w+){0,2} (?:curriculo|plano|diagnostico|perfil|conversas?) que (?:meu|minha|outr[oa]|el[ea]|um|uma)',
  ],
  pairs: [
    {
      one: [
        '(?:candidat[oa]s?|funcionari[oa]s?|colegas?|chefe|gestor[a]?|recrutador[a]?|gerente|estagiari[oa]|vizinh[oa]|meu ex|minha ex)',
      ],
      other: [
        '(?:(?:descobr(?!i\\b)\\w+|descubr\\w*|saber|ver|verific\\w+|consult\\w+|pesquis\\w+|checar|investig\\w+|levant\\w+)(?: \\w+){0,5} (?:antecedentes|ficha|e casad[oa]|tem filhos|serasa|dividas?|processos? na justica|esta gravida|ta gravida|tem alguma doenca|religiao|vota|partido|onde mora|mora|ex emprego|traiu|namora|e gay|opcao sexual|orientacao sexual|endereco|cpf|idade|salario|ganha))',
        '(?:(?:ler|acess\\w+|entr\\w+|abrir|abro|ver|peg\\w+|invad\\w+|hacke\\w+|clon\\w+|instal\\w+|coloc\\w+|rastre\\w+|espi\\w+|filmar|fotografar|monitor\\w+)(?: \\w+){0,5} (?:senha|celular|whatsapp|email pessoal|emails|mensagens|conversas|computador|notebook|conta d\\w+|instagram|escuta|gps|camera escondida|aplicativo espiao|espiao|localizacao|escondid[oa]))',
      ],
      within: 'sentence',
    },
  ],
  harmless: [
    '(?:trajetoria|carreira|historia|livro|palestra|entrevista) (?:profissional )?d[aeo] (?:\\w+ \\w+|\\w+)',
    '(?:telefone|email|whatsapp|contato|endereco|numero|instagram|linkedin|redes? socia*|perfil|dados|informac*|salario|curriculo) (?:d[aeo]s? )(?:empresa|rh|suporte|vaga|loja|agencia|consultoria|escritorio|faculdade|universidade|escola|procon|inss|sindicato|clinica|hospital|banco|area|setor|cargo|mercado|funcao|cliente pj|aura|plataforma)',
    '(?:meu|minha|meus|minhas|nosso|atualizar o|colocar o|coloco o|colocar|coloco|por|ponho|preciso por|preciso colocar) (?:telefone|celular|whatsapp|numero|endereco|email|cpf|rg|idade|data de nascimento|instagram|redes? socia*|salario|curriculo|linkedin|dados|familia|filhos|casa)(?: (?:pessoal|no curriculo|no linkedin))?',
    '(?:salario|faixa salarial|remuneracao|quanto ganha) (?:medi[oa] )?(?:de|d[aeo]|para|um|uma|o|a) (?:um |uma )?(?:gerente|coordenador[a]?|diretor[a]?|supervisor[a]?|recrutador[a]?|headhunter|ceo|gestor[a]?|funcionari[oa])(?: (?:de|em|d[ao]) \\w+| junior| pleno| senior| comercial)?(?! (?:del[ea]))',
    '(?:procur*|busc*|encontr*|ach*|localiz*) (?:recrutador*|headhunter*|mentor*|gestor*|profission*)(?: \\w+){0,3} (?:no|pelo|via) linkedin',
    '(?:recrutador[a]?|headhunter|gestor[a]?|chefe|gerente|rh|entrevistador[a]?|empresa)(?: \\w+){0,3} (?:pediu|pergunt*|quer|quis|solicit*|exig*|vai ver|olha*|consult*|pode|verific*)(?: \\w+){0,8}',
    '(?:rastre*|rastreador) (?:ocular|de (?:candidatos|curriculo*|vaga*|pedidos|cargas|frota|ats))',
  ],
});

/** Personal data of somebody else, and spying on them. */
export const otherPerson = either(otherPersonNamed, otherPersonTold);
