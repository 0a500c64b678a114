const ROOM = /\/(games\/\w+|rooms|kernel|offline|tutorial|rules|maps|box|profile)\/text\/\w+\.ftl/

/** The words of a room in both languages, those of the rules and those of the page: they are always read together. */
const words = {
  name: (id: string) => ROOM.exec(id)?.[1]?.replace('/', '-').concat('-words') ?? null,
  debugName: 'words',
  priority: 1,
}

/** What several pages use, in few files: a table would ask for ninety otherwise, and asking costs more than a small file weighs. */
const shared = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000 }

/** A shared part would bear the names of all who share it. */
const first = (name = '') => name.replace(/[~.].*/, '')

/** How the page is cut into files. */
export const parts = {
  codeSplitting: { groups: [words, shared] },
  chunkFileNames: ({ name }: { name: string }) => `assets/${first(name)}-[hash].js`,
  assetFileNames: ({ names }: { names: string[] }) => `assets/${first(names[0])}-[hash][extname]`,
}
