/** Words, folded, that a sentence of advice begins with beyond those of a CV: adverbs, questions, forms of verbs that their infinitive does not show. */
export const ADVICE_WORDS = `
se quanto quanta quantos quantas qualquer quaisquer talvez calma devagar aos embora caso senao nem ninguem alguem nenhum tanto tao tampouco
voce voces pense vá va vamos diga faca veja seja esteja tenha haja saiba queira possa ponha traga venha vai vem ve tem ter dar ser ir
sinta da de deem ponham leia ouca peca perca reveja releia suponha refaca desfaca mantenha proponha exponha disponha
use usa descubra cubra crie abra cria leve ande ria some tome tire toque jogue bote solte fuja monte monta
rode risque fixe feche fecha una veste leia lide mire mira adie adia doe doa suba caia saia aja reaja ouse
erre ame ache acha olhe ouve note nota va saiba dorme acorde acorda come beba siga consiga prossiga persiga
fuja suba durma sirva vista minta repita reflita prefira sugira divirta despeca meca
primeiramente alias afinal enfim ali la aqui aonde dali daqui logo cedo tarde jamais sequer quase perto longe dentro fora acima abaixo
frente tras lado antes durante adiante alem apesar exceto salvo contra rumo
otimo otima util uteis facil faceis dificil dificeis simples claro clara certo certa errado errada possivel impossivel comum raro rara
importante importantes urgente necessario necessaria justo justa normal seguro segura honesto honesta comece bonito curto curta longo longa
duas dois tres quatro cinco seis sete oito nove dez meia metade dobro
papel caneta rascunho frase frases palavra palavras carta mensagem mensagens mesa conversa conversas pergunta perguntas
dinheiro salario emprego vaga vagas entrevista entrevistas curriculo carreira chefia pedido pedidos verba valor valores faixa
medo raiva cansaco orgulho nervosismo vergonha paciencia coragem confianca sinto obrigado obrigada parabens
cabe cabem convem basta bastam resta restam falta faltam sobra sobram vale valem pesa pesam costuma costumam depende dependem
parece parecem existe existem acontece importa segue seguem vira viram muda mudam doi ajuda ajudam funciona funcionam combina combinam
`;

/** Verbs that advice begins with beyond those of a CV, infinitives without accents. */
export const ADVICE_VERBS = `
pensar comecar respirar tentar mandar sentar caber memorizar sentir chamar achar desconfiar convir precisar bastar costumar olhar perceber
lembrar imaginar esperar parar continuar seguir ficar querer poder pedir perguntar aguentar acalmar relaxar refletir confiar agradecer
arriscar aproximar afastar juntar anotar riscar sublinhar duvidar repetir resistir aguardar aceitar recusar desistir insistir provar
pegar descobrir contornar desabafar descansar dormir comer chegar entrar sair subir descer correr andar caminhar mostrar esconder
funcionar valer durar faltar sobrar restar pesar importar existir acontecer parecer depender combinar servir bastar ajudar piorar
torcer temer evitar largar segurar soltar virar trazer cair perder vencer errar acertar culpar perdoar desculpar elogiar
conversar avisar convidar apresentar devolver ceder prometer cobrar exagerar mentir esquecer ignorar encarar adiar antecipar
abandonar abater abracar absorver abusar acabar acalmar acender acolher acomodar acompanhar aconselhar acostumar acreditar acrescentar acusar
admirar admitir adorar afetar afirmar afundar agarrar agir agradar ajeitar alegar alertar aliviar almejar almocar amadurecer amarrar ameacar amar
amenizar ampliar anexar animar anunciar apagar aparecer apelar apontar apostar apreciar apressar apurar arcar arejar argumentar arquivar arrancar
arrastar arrepender arrumar assistir assustar atacar atender aterrissar atrair atrapalhar atrasar atravessar atribuir atropelar ausentar avancar
aventurar balancear balancar barganhar barrar batalhar bloquear botar brigar brincar buscar cansar capturar caprichar carregar casar causar celebrar
cessar chatear checar chorar citar clarear clicar cobicar colar colher comemorar comentar cometer compensar competir completar complicar comprometer
comunicar concordar condenar condicionar confessar confirmar confundir conjugar consentir considerar consolar conspirar constar consultar consumir
contemplar contentar contestar convencer conviver copiar crer cravar criticar cruzar cutucar decepcionar decolar dedicar deduzir defender deitar
delimitar demandar demonstrar demorar denunciar derrubar desabar desacelerar desafiar desanimar desapegar desativar desbloquear descarregar descolar
desconectar desconsiderar descontar descrever desejar desencontrar desenrolar desligar deslocar desmarcar despertar despir desprezar destinar destravar
destrinchar desvalorizar desviar detalhar deter determinar detestar dialogar digerir diluir disfarcar disputar distanciar distinguir ditar dividir
doar doer duvidar embutir emendar emprestar empurrar encaixar encarregar encerrar enganar engolir enquadrar enriquecer enrolar ensaiar enterrar
entupir entusiasmar envergonhar enxergar equivocar erguer escapar esclarecer escolher escorregar esforcar esfriar esgotar espalhar espantar espelhar
espiar esquivar esticar estragar esvaziar examinar exceder excluir experimentar exibir expressar falhar fantasiar farejar favorecer ferir figurar fingir
flexibilizar folgar folhear forcar fracassar frear frequentar fugir fundamentar garimpar gastar generalizar gostar gritar guiar haver herdar hesitar
honrar humilhar idealizar iludir impedir implicar implorar impor impressionar incentivar inclinar incomodar induzir influenciar iniciar inscrever
interessar interromper intervir invadir inventar inverter investir irritar isentar jogar julgar juntar jurar justificar lamentar lapidar lembrar
ligar livrar lotar lutar machucar magoar maneirar manifestar marcar martelar mastigar matricular melhorar mencionar merecer mergulhar mexer mirar morar
morder morrer mover nascer necessitar negar nomear objetar obrigar observar ocorrer ofender omitir opinar optar ordenar orgulhar ousar padecer pairar
parcelar parear partilhar passear pausar pendurar perdurar permanecer permitir perseguir persistir pertencer perturbar pingar pisar planar ponderar
posicionar postar postergar povoar precaver precipitar preferir prejudicar premiar prender preocupar preparar presentear pressionar presumir pretender
prevalecer prezar procrastinar proibir prolongar pronunciar provocar pular punir puxar quebrar queixar questionar raciocinar rasgar reagir rebaixar
rebater recear recitar reclamar recomecar recompensar recordar recorrer recortar redobrar refazer refugiar regatear registrar regressar reivindicar
rejeitar relacionar relatar relevar remar remarcar render reservar respeitar ressaltar restringir retornar retrucar revelar reverter revezar revidar
rezar rir romper roubar sacar sacrificar salvar secar sentar separar silenciar simpatizar sinalizar sobreviver socorrer sofrer somar sonhar soprar
sorrir sossegar suavizar submeter subtrair sufocar sumir superar supor surgir surpreender suspeitar suspender sustentar sussurrar tapar tardar telefonar
tender tentar tolerar topar tornar torturar traduzir tramar trancar tranquilizar transbordar travar tremer trilhar tropecar ultrapassar unir urgir
usufruir vagar valorizar varrer vasculhar vencer ventilar viajar vibrar vigiar vingar viver voar vocalizar voltar votar zangar zombar escutar espreitar
calcular pincelar rabiscar cronometrar roteirizar encolher enumerar resumir sintetizar tracar rever revisitar retocar reescrever encurtar
`;
