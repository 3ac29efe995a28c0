/**
 * Passwords of eight characters or more that are tried first in an attack, in the lower case and without accents in
 * which they are compared: the best-known ones everywhere, and those of Swahili and French speakers.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password12345 password! password!1 passw0rd
  passw0rd1 p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 pa$$word pa$$w0rd passwords mypassword newpassword
  password0 password01 password2 password3 password7 password99 passwort passwort1 password@123 password#1
  thepassword 12345678 123456789 1234567890 0123456789 01234567 12345679 123456780 123456781 123456782
  1234567891 12345678910 123456789a 12345678a a12345678 a123456789 123123123 12341234 11111111 111111111
  1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
  888888888 99999999 999999999 87654321 987654321 9876543210 0987654321 98765432 11223344 1122334455
  112233445566 11112222 12121212 13131313 10101010 20202020 21212121 69696969 78787878 88889999 12344321
  123454321 123321123 123456123 123456654321 147258369 147852369 159357456 159753159 741852963 789456123
  963852741 951753852 321321321 456456456 789789789 14725836 15975346 19841984 19851985 19861986 19871987
  19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998
  19991999 20002000 20012001 20022002 20032003 20042004 20052005 20062006 20072007 20082008 20092009
  20102010 20212021 20222022 20232023 20242024 20252025 20262026 01012000 01011990 01012001 01012010
  31122000 00112233 11235813 31415926 27182818 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  qwerty12345 qwerty123456 qwerty1! qwertyqwerty 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 !qaz2wsx 1qazxsw2 asdfghjk
  asdfghjkl asdfasdf asdf1234 asd123456 asdfghjkl1 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnma qwerasdf qwer1234
  qweasdzxc qweasd123 qwe123456 qweqweqwe 1234qwer 12345qwert 123qweasd 123qwe123 poiuytrewq mnbvcxz1
  lkjhgfdsa azertyuiop azerty12 azerty123 azerty1234 azerty12345 qsdfghjklm azertyui 1azerty1 abcdefgh
  abcdefghi abcdefghij abcd1234 abcd12345 abc12345 abc123456 abcabcabc abc123abc abcdef123 abcdef12
  a1b2c3d4 a1b2c3d4e5 a1234567 a12345678910 aa123456 aa12345678 aaaaaaaa aaaaaaaaa aaaa1111 aabbccdd
  1a2b3c4d 123abc123 123456abc 123456ab 1234abcd 12345abc xxxxxxxx zzzzzzzz iloveyou iloveyou1 iloveyou2
  iloveyou12 iloveyou123 iloveyou! iloveyou3 iloveu123 iloveme1 iloveme2 ilovegod ilovejesus ilovemyself
  ilovemum ilovemom ilovedad loveyou1 loveyou123 lovelove loveme123 lovely123 lover123 mylove123 mylove12
  foreverlove truelove sweetheart babygirl babygirl1 babygirl12 babygirl123 babyboy1 princess princess1
  princess12 princess123 prince123 beautiful beautiful1 gorgeous sunshine sunshine1 sunshine123 butterfly
  butterfly1 chocolate chocolate1 strawberry cupcake1 football football1 football12 football123 baseball
  baseball1 basketball softball soccer123 superman superman1 batman123 spiderman spiderman1 starwars
  starwars1 pokemon1 pokemon123 naruto123 dragon123 monkey123 monkey12 shadow123 master123 michael1
  michelle jennifer jessica1 jonathan samantha anthony1 victoria elizabeth alexander alexandra christian
  christina nicholas patricia veronica stephanie danielle charlotte isabella gabriella welcome1 welcome12
  welcome123 welcome! letmein1 letmein123 letmein! trustno1 whatever whatever1 computer computer1 internet
  internet1 facebook facebook1 facebook123 whatsapp whatsapp1 instagram instagram1 instagram123 tiktok123
  snapchat1 google123 samsung1 samsung123 android1 iphone12 iphone123 blackberry nokia123 secret123
  secret12 mysecret access14 changeme changeme1 changeme123 default1 temp1234 temppass test1234 test12345
  testtest testing1 testing123 tester123 admin123 admin1234 admin12345 admin123456 administrator
  adminadmin admin@123 root1234 toortoor user1234 username guest123 guest1234 login123 login1234 pass1234
  pass12345 pass123456 passpass passpass1 mypass123 p@ss1234 access123 server123 manager1 superuser
  super123 hello123 hello1234 hellohello helloworld hello12345 goodluck goodbye1 freedom1 forever1
  friends1 friends123 friendship bestfriend bestfriends mustang1 corvette mercedes ferrari1 liverpool
  liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 barcelona barcelona1 realmadrid manchester manutd123
  manunited ronaldo1 ronaldo7 ronaldo123 messi123 juventus jesus123 jesuschrist jesus1234 jesusloves
  jesuslovesme jesusislord jesus4life godisgood godisgreat godislove godbless godbless1 blessing blessing1
  blessed1 blessed123 amen1234 hallelujah christ123 heaven123 angel123 angels12 angel1234 faith123
  grace123 gloire123 mercy123 favour123 emmanuel emmanuel1 immaculate allahuakbar alhamdulillah bismillah
  mohammed muhammad mohamed1 mohamed123 ibrahim1 inshallah ramadan1 nakupenda nakupenda1 nakupenda123
  nakupendasana mpenzi123 mpenziwangu mapenzi1 mapenzi123 upendo123 mungumwema mungunimwema munguwangu
  mungu123 bwanaasifiwe bwanayesu yesu1234 yesukristo yesuniwangu asante123 asantemungu karibu123 jambo123
  jambojambo habari123 hakunamatata hakuna123 harambee harambee1 kenya123 kenya254 kenya2020 kenya2022
  nairobi1 nairobi123 mombasa1 mombasa123 kisumu123 tanzania tanzania1 tanzania255 uganda123 uganda256
  kampala1 kampala123 rwanda123 rwanda250 kigali123 burundi1 burundi123 bujumbura congo123 congo243
  kinshasa kinshasa1 kinshasa243 safaricom safaricom1 safaricom123 simba123 simbasc1 yanga123 gormahia
  gormahia1 mwanangu mamayangu mama1234 mamamama mama12345 babababa baba1234 malaika1 malaika123 rafiki123
  salama123 salama1234 salamasalama simba1234 maisha123 dunia123 amani123 furaha123 neema123 baraka123
  motdepasse motdepasse1 motdepasse123 monmotdepasse motdepass jetaime1 jetaime123 jetaimetrop
  jetaimemaman jetaimefort moncoeur moncoeur1 monamour monamour1 monamour123 monbebe1 monange1 doudou12
  doudou123 chouchou chouchou1 loulou123 bonjour1 bonjour12 bonjour123 bonjour1234 soleil12 soleil123
  marseille marseille13 paris2024 paris123 toulouse nicolas1 nicolas123 camille1 camille123 juliette
  caroline caroline1 maxime123 antoine1 guillaume alexandre alexandre1 sebastien princesse princesse1
  princesse123 papillon papillon1 chocolat chocolat1 vacances footballeur maman123 maman1234 mamanpapa
  mamancherie papamaman papa1234 famille1 famille123 bienvenue bienvenue1 liberte1 secret1234 dieuestgrand
  dieuestbon dieumerci dieumerci1 dieuamour seigneur jesusseigneur gracedivine qwerty00 q1234567 z1234567
  m1234567 s1234567 1234567a 1234567q 1234567890a 1234567890q aaa111222 abc@1234 abc@123456 admin@1234
  asd12345 zxc12345 zxcv1234 zxcasdqwe wertyuio dfghjkl1 cvbnm123 computer123 pakistan pakistan123
  india123 nigeria1 nigeria123 ghana123 africa123 africa2020 ethiopia southafrica mandela1 wakanda1
  lastborn firstborn mummy123 mummy1234 daddy123 daddyslittlegirl prettygirl cutegirl sexygirl sexybitch
  fuckyou1 fuckyou2 fuckyou123 fuckoff1 motherfucker bullshit asshole1 bitch123 pussycat hotgirl1 bigdick1
  sexysexy sexy1234 sweet123 sweetie1 honey123 honeybee cutiepie sugar123 candy123 flower123 flowers1
  rainbow1 rainbow123 diamond1 diamond123 crystal1 jasmine1 purple123 orange123 banana123 cookie123
  pepper123 ginger123 tigger12 maggie12 charlie1 charlie123 buster12 thomas123 matthew1 joshua123
  daniel123 andrew123 robert123 george123 william1 richard1 brandon1 justin123 hannah123 ashley123
  amanda123 nicole123 rachel123 rebecca1 melissa1 natasha1 sandra123 esther123 faith1234 mercy1234
  purity123 joyce123 mary1234 maria123 fatuma123 fatima123 aisha123 amina123 zainab123 halima123 brian123
  kevin123 dennis123 samuel123 peter123 joseph123 moses123 david123 john1234 james123
`
    .trim()
    .split(/\s+/),
);
