const ROOM = /\/(games\/\w+|rooms|kernel|offline|tutorial|rules|maps|box|profile)\/text\/\w+\.ftl/

/** The words of a room in both languages, those of the rules and those of the page: they are always read together. */
const words = {
  name: (id: string) => ROOM.exec(id)?.[1]?.replace('/', '-').concat('-words') ?? null,
  debugName: 'words',
  priority: 4,
}

/** What every page begins with. */
const first = { name: 'first', tags: ['$initial' as const], priority: 3 }

/** The first page with all it uses, which others use too. */
const site = { name: 'site', test: /\/pages\/Landing\.svelte$/, priority: 2 }

/** A table with all it uses beside that: it would be sixty files, and asking for a small file costs more than it weighs. */
const table = { name: 'table', test: /\/pages\/Table\.svelte$|\/table\/Playing\.svelte$/, priority: 1 }

/** How the page is cut into files. */
export const parts = { codeSplitting: { groups: [words, first, site, table] } }
