/**
 * Land as dots 4 degrees apart, drawn by hand: rows from 74° N, columns from 168° W. n: North
 * America, l: Latin America, e: Europe, a: Asia-Pacific, o: other land.
 */
export const landRows = [
  '                            ooooooooo                           oooooooooo',
  '   nnnnnnnnn nnnn  nn nnnn   ooooooo           eeeo         oooooooooooooooooooooooooo',
  ' nnnnnnnnnnnnnnnnnnnnn  nnn  ooooo   ee       eeeeoooooooooooooooooooooooooooooooooooooo',
  ' nnnnnnnnnnnnnnnnnnn   n      oo            eee eeooooooooooooooooooooooooooooooooooooo',
  '   n    nnnnnnnnnnnn   nnnn              e  eee eeoooooooooooooooooooooooooooo   oo',
  '          nnnnnnnnnnnn nnnnn            eee eeeeeeooooooooooooooooooooooooooo    o',
  '           nnnnnnnnnnnnnnnnnn            eeeeeeeeeoooooooooooaaaaaaaaaaaaaaaaa',
  '           nnnnnnnnnnnnnnnn               eeeeeeeeoooooooooooaaaaaaaaaaaaaaaa',
  '           nnnnnnnnnnnnnn               eeee e ee oooooooooooaaaaaaaaaaaaaa  a',
  '            nnnnnnnnnnnn                ee       ooooooooooooaaaaaaaaaaaa a  a',
  '            nnnnnnnnnnn                  ooooo     ooooooooaaaaaaaaaaaaa   aa',
  '             nnnnnnnnn                  oooooooooooooooooooaaaaaaaaaaaaaa',
  '               lll                     oooooooooooooooo oooaaaaaaaaaaaaa',
  '                ll    l                oooooooooooooooooo   aaaaaaaaaaa',
  '                 llll   l             oooooooooooooooooo     aa   aaa',
  '                    ll                ooooooooooooooooo      aa    aaa  a',
  '                     l  lll            oooooooooooooooo      a     aa    a',
  '                       llllll           ooooooooooooooo            a   a a',
  '                       lllllll               ooooooooo                aa',
  '                      llllllllll             oooooooo              a  aaa  aa',
  '                      llllllllllll           oooooooo                aa     aaa',
  '                       llllllllll             ooooooo                         aa',
  '                       llllllllll            ooooooo  o                    aa a',
  '                         llllllll            ooooooo oo                  aaaaaa',
  '                         lllllll              ooooo  oo                aaaaaaaaa',
  '                         llllll               ooooo                    aaaaaaaaaa',
  '                         lllll                 ooo                     aaaaaaaaaa',
  '                        lllll                  oo                      aaa   aaaa',
  '                        llll                                                 aaa      a',
  '                        ll                                                     a     a',
  '                        ll                                                          a',
  '                        ll',
  '                        ll',
]

export const mapGrid = { north: 74, west: -168, step: 4 }
