import { unless } from './either.ts';
import { GIVEN_NAMES } from './given-names.ts';
import * as words from './other-person-words.ts';
import { rule } from './rule.ts';

/** Whose work is to handle such things, or who suffers it themselves. */
const BY_TRADE: readonly string[] = [
  '(?:sou|era|fui|trabalh\\w+|atu\\w+|oper\\w+|implant\\w+|cuid\\w+|vaga|area|curso)(?: \\w+){0,6} (?:detetive|investigac\\w+|monitoramento|cameras|lgpd|dpo|dados pessoais|geolocalizacao|rastre\\w+|frota|score|credito|cftv|vigilante|seguranca da informacao|pericia)',
];

/** Prying into somebody's life that is told rather than named. */
export const otherPersonTold = unless(
  BY_TRADE,
  rule('otherPerson', {
    phrases: [
      '(?:entrar|acessar|invadir|mexer|abrir)(?: \\w+){0,3} (?:sistema|planilha|arquivos?|pasta|gaveta|computador) d[oa] (?:rh|dp|chef[ae]|diretoria|financeiro|gerente)(?= .*(?:salario|holerite|avaliac|demiss|quem|ver|escond))',
      '(?:contatos?|telefones?|numeros?|celulares?|emails?) (?:pessoa(?:l|is)|particular(?:es)?) de (?:gestor|recrutador|diretor|gerente|funcionari|lider|executiv)\\w+',
      '(?:quero|queria|da para|tem como|tem jeito de|como|preciso) (?:saber|ver|checar|descobrir|ler|ouvir) (?:o que|com quem)(?: \\w+){0,6} (?:fal(?:ou|ando|am|aram)|escrev\\w+|convers\\w+)(?: \\w+){0,3} (?:n[oa] grupo|entre el[ea]s|sem el[ea]s|pelas costas|de mim n[oa]|celular|privado)',
      '(?:me (?:acha|arruma|arranja|manda|passa|pega|consegue)|acha|arruma|arranja|puxa|pega)(?: \\w+){0,2} (?:insta|instagram|face|foto|fotos|zap|whatsapp|numero|telefone|endereco|perfil|nome completo)(?: \\w+){0,2} (?:del[ea]|d[aeo]s?|dess[ea]|daquel[ea]) (?!empresa|vaga|rh|loja|meu|minha|curriculo|linkedin)\\w+',
      '(?:tem|e|eh|toma|usa) (?:lesbica|gay|bi|trans|evangelic[oa]|macumbeir[oa]|casad[oa]|solteir[oa]|divorciad[oa]|dividas?|outra familia|amante|filhos|aids|hiv|nome suj[oa])(?= \\. (?:os|as|todo|dizem|quero|queria|comentam|me|investig|descobr|descubr|ouvi|falaram|fiquei))',
      '(?:outra familia|amante)(?: \\.)? (?:investig\\w+|descobr\\w+|fuc\\w+)',
      'diari[oa] d[aeo] (?:meu|minha|outr[oa]|um|uma)',
      '(?:ouvir|escutar|gravar) (?:as )?conversas(?: \\w+){0,6} (?:equipe|time|colegas?|funcionari\\w+|sem el[ea]s)',
      'quantos anos (?:tem|fez) (?:o|a|meu|minha|el[ea]) (?!empresa|loja|marca|firma|escola|faculdade)\\w+',
      '(?:conversas?|emails?|mensagens|audios) que (?:[oa] \\w+|el[ea]s?|meu \\w+|minha \\w+)(?: \\w+)? (?:teve|trocou|mandou|tiveram|trocaram|escreveu)(?: \\w+){0,2} (?:com|para|sobre)',
      `(?:[oa] )(?:${GIVEN_NAMES}|\\w{4,} d[aeo] \\w+) (?:e|eh|esta|ta) (?:evangelic[oa]|catolic[oa]|crente|espirita|umbandista|casad[oa]|solteir[oa]|gay|lesbica|gravida|de esquerda|de direita)(?: \\.|$)`,
      '(?:perfil|conta|numero|nome|instagram|insta|linkedin|facebook|whatsapp)(?: \\w+)? (?:falsa|falso|anonim[oa]|inventad[oa])(?: \\w+){0,4} (?:para|e) (?:\\w+ )?(?:segui\\w*|adicion\\w+|ver|olhar|vigiar|espiar|acompanh\\w+|stalke\\w+|descobr\\w+|falar com|conversar com|saber)',
      '(?:entr(?:o|ar)|cham(?:o|ar)|mand(?:o|ar) mensagem|lig(?:o|ar)|falar)(?: \\w+){0,5} (?:fingindo|me passando|se passando)(?: \\w+){0,4}',
      '(?:denuncia|reclamacao|avaliacao anonima|feedback anonimo|canal de etica|ouvidoria)(?: \\w+){0,12} (?:quem foi|quem fez|quem me|descubro|descobrir|identificar)',
      '(?:descubro|descobrir|saber|identificar|rastrear) quem (?:foi|fez|me)(?: \\w+){0,6} (?:denunci\\w+|reclam\\w+|canal de etica|dedurou|delatou|avaliou)',
      `quem (?:ganha|recebe|tira) mais(?: \\w+){0,4} (?:o |a )?(?:${GIVEN_NAMES})`,
      '(?:o que|qual foi|quais foram)(?: \\w+){0,3} (?:outros|demais) candidatos(?: \\w+){0,2} (?:respond\\w+|disser\\w+|pedir\\w+|falar\\w+|mandar\\w+|colocar\\w+)',
      '(?:mostr\\w+|ver|vejo|abr\\w+|me (?:da|manda|passa)|acess\\w+|quero|consigo)(?: \\w+){0,3} (?:curriculo|diagnostico|respostas|perfil|plano|candidaturas?)(?: \\w+){0,2} (?:d[aeo] (?:cara|rapaz|moca|menina|mulher|homem|pessoa|candidat[oa]|concorrente)|del[ea]|de quem|dos outros|das outras)(?: \\w+){0,1} (?:que|ficou|passou|foi|aqui|na)',
      '(?:ver|vejo|saber|descobr\\w+|mostra)(?: \\w+){0,4} (?:vagas|empresas|processos)(?: \\w+)? (?:que )?(?:el[ea]|meu|minha|o|a)(?: \\w+){0,2} (?:se )?(?:inscreveu|candidatou|esta tentando|mandou curriculo|aplicou)',
      '(?:joga(?:r)?|coloca(?:r)?|pesquisa(?:r)?|bota(?:r)?) (?:o |esse |este )?nome(?: del[ea])?(?: \\w+){0,4} (?:google|redes|internet|jusbrasil|facebook)',
      '(?:me )?(?:arranj|arrum|levant|ach|descobr|consig|junt|descubr)\\w* (?:uns |umas |os |algum |alguma |mais )?(?:podres?|sujeiras?|coisas? comprometedoras?|prova d\\w+ caso)',
      '(?:video|foto|fotos|imagens|nudes?)(?: \\w+)? (?:intim[oa]s?|pelad[oa]s?|pelad\\w+|sem roupa)(?: \\w+){0,4} (?:d[aeo]s?|dess[ea])',
      '(?:camera|gravador|celular|escuta)(?: \\w+){0,4} (?:no|na|do|da) (?:vestiario|banheiro|copa|refeitorio|sala del[ea]|quarto|gaveta|mesa del[ea])(?=.*(?:escond\\w+|ouvir|pegar|ver|ouco|gravar|sem))',
      `(?:recrutador[a]?|gestor[a]?|chef[ae]|gerente|diretor[a]?|coordenador[a]?)(?: \\w+){0,3} (?:tem filhos|e casad[oa]|e solteir[oa]|mora (?:em|onde|perto)|tem namorad[oa]|e gay|tem religiao)`,
      `(?:acho|desconfio|dizem|parece|falam|sera|suspeito)(?: que)?(?: \\w+){0,6} (?:esta|ta|e|anda|tem|foi|ja foi)(?: \\w+){0,2} (?:gravida|doente|separad[oa]|traind[oa]|caso|endividad[oa]|presa|preso|casad[oa]|se drogando)(?: \\w+){0,6} (?:como|confirm\\w+|descobr\\w+|descubr\\w*|prova\\w*|tem como|puxa|me diz|investig\\w+|ve)`,
      '(?:el[ea]|meu chefe|minha chefe|meu gerente)(?: \\w+){0,2} (?:separou|separad[oa]|traindo|saindo com|namorando|ta com quem)(?=.*(?:fuc\\w+|descobr\\w+|descubr\\w*|com quem|olha|ve nas|procura))',
    ],
    near: [
      { all: [words.SECRET, words.SOMEONE, words.FIND_OUT], within: 13 },
      {
        all: [
          words.EXPOSE,
          words.SOMEONE,
          [
            '(?:arrum\\w+|arranj\\w+|junt\\w+|levant\\w+|us(?:o|ar)|prov\\w+|algo|holerite|conversas?|gravei|gravac\\w+|prints?|fotos?|videos?|segredos?|laudo|salario)',
          ],
        ],
        within: 20,
      },
      { all: [words.DEVICE, words.PLANT, words.WATCH, words.SOMEONE], within: 26 },
      { all: [words.INTRUDE, words.ACCOUNT, words.UNASKED], within: 9 },
    ],
    harmless: [
      '(?:recebi|tomei|levei|peguei|ganhei) (?:uma )?(?:advertencia|suspensao)(?: \\w+){0,3}',
      '(?:conversar|conversa|falar|falo|negociar|discutir|tratar)(?: \\w+){0,4} (?:sobre|com)(?: \\w+){0,4} (?:salario|remuneracao|licenca|idade|gravidez|filhos)(?: \\w+){0,4}',
      'pux\\w+ (?:conversa|assunto|papo)',
      '(?:meu|minha|meus|minhas|nosso|nossa) (?:propri[oa] )?(?:telefone|celular|whatsapp|numero|endereco|emails?|idade|estado civil|salario|holerite|cpf|linkedin|perfil|senha|instagram|conta|computador|notebook|curriculo|caso|gravidez|religiao|filhos|agenda|laudo|atestado|cid|doenca|namorad[oa]|processo)',
      '(?:estou|fiquei|sou|tenho|tive|to) (?:\\w+ )?(?:gravida|gestante|casad[oa]|solteir[oa]|divorciad[oa]|filhos|processo|laudo|cid)',
      '(?:salario|remuneracao|faixa salarial|idade|telefone|whatsapp|endereco|contato)(?: \\w+)? (?:d[aeo]s?|para|de um|de uma) (?:cargo|funcao|vaga|mercado|area|empresa|rh|loja|emprego|setor|trabalho|categoria)(?: \\w+){0,2}',
      '(?:idade|filhos|estado civil|endereco|salario|pretensao)(?: \\w+)? (?:no|na) (?:curriculo|entrevista|linkedin)',
      '(?:recrutador[a]?|headhunter|gestor[a]?|chef[ae]|gerente|rh|entrevistador[a]?|empresa|lider|diretor[a]?)(?: \\w+){0,3} (?:me )?(?:pediu|pergunt\\w+|quer|quis|solicit\\w+|exig\\w+|le|leu|ve|viu|olha|olhou|descobriu|soube|acess\\w+|instalou|monitora|vigia|mandou|passou|deu)(?: \\w+){0,9}',
      '(?:salario|remuneracao|quanto ganha) (?:medi[oa] )?(?:de|d[aeo]|para|um|uma|o|a) (?:um |uma )?(?:gerente|coordenador[a]?|diretor[a]?|supervisor[a]?|recrutador[a]?|headhunter|ceo|gestor[a]?|funcionari[oa]|professor[a]?|motorista|vendedor[a]?|secretari[oa]|estagiari[oa]|porteir[oa]|medic[oa]|faxineir[oa]|baba|diarista|lider)(?: (?:de|em|d[ao]) \\w+| junior| pleno| senior)?',
      '(?:em todo caso|nesse caso|no meu caso|caso (?:el[ea]|a|o|nao|eu)|caso de sucesso|estudo de caso)',
      '(?:processo (?:de|seletivo|trabalhista)|no processo|do processo|exame admissional|ficha de (?:registro|inscricao|emprego))',
      'numero (?:de|do) (?:vagas|pedido|processo|candidat\\w+|client\\w+|funcionari\\w+)',
    ],
  }),
);
