import { blog } from './blog.tsx'
import { blogPost } from './post.tsx'

export { blogFiles as files } from './files.ts'
export { PostCard } from './post-card.tsx'
export { allPosts, newestPosts } from './posts.ts'

export const pages = { blog, 'blog-post': blogPost }
