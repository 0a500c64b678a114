/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module '*.toml' {
  const material: unknown
  export default material
}
