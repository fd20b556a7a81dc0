/**
 * These migrations once held functions, views and triggers, which now live in `functions`. Databases that they were applied to
 * have the checksum that they had then (`was`); any other change of them is refused as ever.
 */
export const REWRITTEN_MIGRATIONS: Readonly<Record<string, { was: string; is: string }>> = {
  '0001-foundation.sql': {
    was: '0ac168c5465d7e31fe13cfb1534fb07973404b8da6e2fffe95bfa4809f14f161',
    is: 'e7f0c5ce881ca3994fe119ad186703512f3c14576194e58baf1308527ac0c80a',
  },
  '0002-ledger.sql': {
    was: '6bee4598c5a2ada6269f9fcf793e7c538100293684993478eef5c026b62e1b36',
    is: 'a6d97ed75090a02f82d0b6e09be4bde4a17d74808fde5bc09a5ce4ed935ea264',
  },
  '0003-ledger-post.sql': {
    was: '89d8c2868f1741f603d5de719c9add42fe68b75d4efb8c7780c4eb45ace8c51c',
    is: '648ffc22fe60e59d763205371bac6351a80fe2fc1e708c82f8c14aff9211a1f1',
  },
  '0005-ledger-check.sql': {
    was: 'e1d13ae7341334eddd30a940a669abb0539414fdc20c3b2163e26d860cf5cf3d',
    is: '936da627ff789fab8f11f3eb217391cfcae3cba2ee8cb48595ba5d1822335646',
  },
  '0021-seamless-wallet-parts.sql': {
    was: '2ee909911242e4dce860eedfb9283d5fbad881d753c8dc0a06d5cded9fb899d1',
    is: 'e4487a472dd68aa0cf3e38aaf74f9d585d4b65463fdb0bac9cf2fdcd3c77a3e9',
  },
  '0023-seamless-wallet-calls.sql': {
    was: 'df72479e770d9155970c2e954f320070b62ae500e1e1805ae50d0fe25101d4ed',
    is: 'db67d21854efb1a2a6b0b5748d1e03c1efec1424c50d0c2f2da2fe8b29e34027',
  },
  '0024-end-play.sql': {
    was: '0b716964d8aac2f93360de68c52a1f78929d0d9cc339e8e33bbec0f403e301c3',
    is: '0ddf5426db2d9ffa66df1eead2d3cea613caa43ab66f1cc8225d5f52b0c96113',
  },
  '0030-catalogue.sql': {
    was: 'd85e1da1d711ac52de7bab00c0e77fba3ccf41152f9b6195fbb9f91877c37f18',
    is: '0648ceffc6a8c0c9788c474ce55533da205c197b2ab1644c669c5d6de3749ebd',
  },
  '0033-game-features.sql': {
    was: '1e22d5f6eff24ac64010e682ddf171ff57a2355b606c6f64679eafd7af0c5674',
    is: 'f2ec1d2aafe51d8a825b1b0e404a032e66de562a3895598259e3bb3f4e553c53',
  },
  '0034-favourites-and-rooms.sql': {
    was: '36d863fc86bada735f3ae0feb3f4e5b4c05beff55e5f0555f7dd126110068e3b',
    is: 'c6b5aed6a2a8c8d4c67d8c045d65bccd8bdf1719b13bdefaa61da68dc23147ec',
  },
  '0035-chat-and-contracts.sql': {
    was: 'f63893675ebaaad87bd18cdde855166cf6ccdd41cf44c72874e6a76375d0ba04',
    is: 'c3df7a509ad9d0e44ad5b5152a2d003eacda3ab43462e3f59cb90ea80a40cc96',
  },
  '0038-audit.sql': {
    was: '20e177d913b6297b4b2d1cebe51a9c57af897d29f9543cdcb7c1497dac920766',
    is: 'd1887b1ccd20b7e52b969f3d82eafaa0960da9ee4c233d38dd2847ee8e8494c8',
  },
  '0040-deposits.sql': {
    was: 'caaa88e3f7463cdb8dac8370051779fdf494bb94419ec635d5d3d62a9bf4e1d4',
    is: 'c5dc7c85e245310a8e56d44b0571fd4235f3cbb08d72bf5ba6c56056a500b5d7',
  },
  '0042-withdrawals.sql': {
    was: 'e83b0260c4888110013f94977fdb196ff526c43d86c6788d69f66638676555e0',
    is: '2b33aa6cde0311f15643d4985c7775a91af09019a17e9f35ffa48ed596a417ad',
  },
  '0043-turnover-and-adjustments.sql': {
    was: 'f09b77d7ee573c4d581d1d97587b0d1f242a5d8a4a56e9059a371aa428512094',
    is: '2699c7da859df9bbbc27866114640254bb62379ad2bf0c14cccbbb9c1e522374',
  },
  '0044-records.sql': {
    was: 'f9f1ad81f32dafde7326d8e355b63e6a55d0592b1202db6d6e0f2d31dae59645',
    is: '6e350a38593f578f09a98290a223b5c10bb58bc961e8418142a8c7b844c37671',
  },
  '0046-protection.sql': {
    was: '19e9dde222460add4af596471a36a52cd16c0d36e356077ec922b5b2bfe23bbf',
    is: '040eeda2af8630c158f582d690d519d4081fb018ab54061193468ba143d85f3f',
  },
  '0050-vendor-wallets.sql': {
    was: '6af37951188cf8d450da66d4df23eabd5474974a0e97246374ac7a7c6e8c2df8',
    is: 'ebc345d8c1a87304e701c1f083734f723171563ae07ba07e9ec8d066371776e9',
  },
  '0051-vendor-transfers.sql': {
    was: '50aafb649cf4777cb816a0db0af91206a5ad8d95ca4369b9129c06e251211405',
    is: 'a85e0229ea36dcffea3b8c54d0903107443250ac209de244b883a4494ca406d4',
  },
  '0052-upline-transfers.sql': {
    was: 'a7ac4c34ae343fcf600cde6bc5e087cadfb0cfe1aba7b968e2d6d0322ae2637a',
    is: '0382c159712de266929e430815c6e1e02e049575f8d9941333004469609c76ae',
  },
  '0056-records-few-of-a-day.sql': {
    was: 'bebbf1f581922a8c0535c332f4dd9a158b85a8d03cc49b1ec70e681606b40539',
    is: '2be0b85b6ca3acdf29f0c9f407f0c5ca3d2beab83d16d79fe7690164a076f246',
  },
  '0057-bets-in-few-statements.sql': {
    was: 'ccf839b34d8fde3b9bfb7d16cf6eed5be204a1e86d71c54bff7c974d4a082888',
    is: '809a11dff86d76b9b16c6cd2a5490e8024f07daead8890344e48ee5d403c93d8',
  },
  '0063-transfers-in-one-call.sql': {
    was: 'df92e5c53fceb67395343fbe8c8e37940a7f25b5aaaedfbff36289865cd9e801',
    is: 'fd85942078da66d8dd69fa53df710bf4f641a0913c1147cd6462f7b6a8a31512',
  },
  '0066-single-bet-limit.sql': {
    was: '0721d277fc07dd540f712cf8bed5d6f2277c69889431639528293d0cf3fb01d6',
    is: 'de5b6895b38f00623effb759f26a17000298ed58dbb2d2327fe7ef1f5ffd9e2a',
  },
  '0070-holds-are-kept.sql': {
    was: '425d314e497d25e31ddee0e20a93117d6c09c8609780f7cf4fc4b92afc1998e3',
    is: 'a07fb1d89a40f418c48c2f2c8afc02f2487154d5074aba67db1582d26db0e93d',
  },
  '0071-late-money-and-alerts.sql': {
    was: '5e0bc0298d4640655efa12b07d081419a539e2fe506a0686ba4e49d421115d21',
    is: 'ba01cab42e2aa550fcc4899a3250f9c5e63d2b14a54b363d4c06997f9a1ea709',
  },
  '0072-ledger-audit.sql': {
    was: '6d796153db91547745bc4e5f3e2da077a3fad24d898ba0662e876f9cad2d853a',
    is: 'f7e416f84779d21ea0739cb0023aed44978d09e952dba693678b7641f18ddc7c',
  },
  '0075-bound-money.sql': {
    was: 'c59941088c3303e60f5be3add25c9e293258e7302266e8fffd603182aa6bacf5',
    is: '3729772a2b8aaf8cdc19ce02d3ad52c422894b074639e21173f49976ca984908',
  },
  '0076-taken-back.sql': {
    was: '7a96d3884568e8e4d3355998527c19ac40a623a7e6380a72a0660f6d21bdd821',
    is: '2e382a6524a1568c797e95438346eec8f24194160bc29c348621ca925956f960',
  },
  '0084-games-played-most.sql': {
    was: 'e99e26f6358a79f81c69c7072a36f194cb95ad5e81f2805f49ea00eefd42cb33',
    is: '8712e478ba68c5b649c0ded901786ada10294073b112ae7304207c28a98ddb38',
  },
  '0096-security-events-age.sql': {
    was: '0d3b34568c21973277fdc3b75a855b5db08af3a06a900671fe16c5b85d4e0ea6',
    is: '92a34c4730937154168a1374efe564cd6b62565940f13b5c4b6370a5afa72091',
  },
};
