import ts from 'typescript'

/**
 * Moves the type of each schema out of \`components['schemas']\` into an exported declaration of its own, so that editors
 * show `Branch`, not its properties, wherever the schema is used.
 */
export function withNamedSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const declarations: ts.Node[] = []
  const named = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node
    return withMembers(
      node,
      node.members.map((member) => {
        if (nameOf(member) !== 'schemas' || !isTyped(member) || !ts.isTypeLiteralNode(member.type))
          return member
        const references = member.type.members.map((schema) => {
          if (!isTyped(schema)) return schema
          declarations.push(declarationOf(schema))
          return withType(schema, ts.factory.createTypeReferenceNode(nameOf(schema)))
        })
        return withType(member, ts.factory.createTypeLiteralNode(references))
      }),
    )
  })
  return [...declarations, ...named].map((node) => referByName(node))
}

type TypedMember = ts.PropertySignature & { type: ts.TypeNode }

function isTyped(member: ts.TypeElement): member is TypedMember {
  return ts.isPropertySignature(member) && member.type !== undefined
}

function nameOf({ name }: ts.TypeElement): string {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''
}

function withMembers(node: ts.InterfaceDeclaration, members: readonly ts.TypeElement[]): ts.Node {
  return ts.factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    members,
  )
}

function withType(member: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  return ts.factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type)
}

const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]

/** An interface where the schema is an object, else an alias, with the comment of the schema. */
function declarationOf(schema: TypedMember): ts.Node {
  const name = nameOf(schema)
  const declaration = ts.isTypeLiteralNode(schema.type)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, schema.type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, schema.type)
  ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema))
  return declaration
}

/** Replaces `components["schemas"]["Branch"]` by `Branch`. */
function referByName(root: ts.Node): ts.Node {
  const visit = (node: ts.Node): ts.Node => {
    const name = schemaNamed(node)
    if (name !== undefined) return ts.factory.createTypeReferenceNode(name)
    return ts.visitEachChild(node, visit, undefined)
  }
  return visit(root)
}

function schemaNamed(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const { objectType: owner } = node.objectType
  const isSchemas =
    ts.isTypeReferenceNode(owner) &&
    ts.isIdentifier(owner.typeName) &&
    owner.typeName.text === 'components' &&
    keyOf(node.objectType) === 'schemas'
  return isSchemas ? keyOf(node) : undefined
}

function keyOf({ indexType }: ts.IndexedAccessTypeNode): string | undefined {
  return ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)
    ? indexType.literal.text
    : undefined
}
