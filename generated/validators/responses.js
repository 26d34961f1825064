// Generated from openapi/ by `npm run build`; do not edit.
import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}
"use strict";
const subject0 = validate1;
const schema1 = {"type":"array","items":{"$ref":"#/components/schemas/Event"}};
const schema2 = {"type":"object","required":["title","project_id","action_name","target_id","target_type","author_id","data","target_title","author","author_username"],"properties":{"title":{"type":["string","null"]},"project_id":{"$ref":"#/components/schemas/Id"},"action_name":{"type":"string"},"target_id":{"type":["integer","null"],"minimum":1},"target_type":{"type":["string","null"]},"author_id":{"$ref":"#/components/schemas/Id"},"data":{"$ref":"#/components/schemas/PushDataOrNull"},"target_title":{"type":["string","null"]},"created_at":{"$ref":"#/components/schemas/Timestamp"},"author":{"$ref":"#/components/schemas/UserSummary"},"author_username":{"type":"string"},"note":{"$ref":"#/components/schemas/EventNote"}}};
const schema3 = {"type":"integer","minimum":1};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate3.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"anyOf":[{"$ref":"#/components/schemas/PushData"},{"type":"null"}]};
const schema5 = {"type":"object","required":["before","after","ref","user_id","user_name","repository","commits","total_commits_count"],"properties":{"before":{"$ref":"#/components/schemas/Sha"},"after":{"$ref":"#/components/schemas/Sha"},"ref":{"type":"string"},"user_id":{"$ref":"#/components/schemas/Id"},"user_name":{"type":"string"},"repository":{"$ref":"#/components/schemas/PushedRepository"},"commits":{"$ref":"#/components/schemas/PushedCommitList"},"total_commits_count":{"$ref":"#/components/schemas/Count"}}};
const schema6 = {"type":"string","pattern":"^[0-9a-f]{40,64}$"};
const pattern0 = new RegExp("^[0-9a-f]{40,64}$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate8.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40,64}$"}}];
return false;
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","required":["name","url","description","homepage"],"properties":{"name":{"type":"string"},"url":{"type":"string"},"description":{"type":["string","null"]},"homepage":{"type":"string"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.homepage === undefined) && (missing0 = "homepage"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate12.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate12.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate12.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema7.properties.description.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.homepage !== undefined){
const _errs7 = errors;
if(typeof data.homepage !== "string"){
validate12.errors = [{instancePath:instancePath+"/homepage",schemaPath:"#/properties/homepage/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"array","items":{"$ref":"#/components/schemas/PushedCommit"}};
const schema9 = {"type":"object","required":["id","message","timestamp","url","author"],"properties":{"id":{"$ref":"#/components/schemas/Sha"},"message":{"type":"string"},"timestamp":{"$ref":"#/components/schemas/Timestamp"},"url":{"type":"string"},"author":{"$ref":"#/components/schemas/PushedCommitAuthor"}}};
const schema10 = {"type":"string","format":"date-time"};
const formats0 = fullFormats["date-time"];

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate17.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","required":["name","email"],"properties":{"name":{"type":"string"},"email":{"type":"string"}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.email === undefined) && (missing0 = "email"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate19.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs3 = errors;
if(typeof data.email !== "string"){
validate19.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.author === undefined) && (missing0 = "author"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate8(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate15.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
const _errs4 = errors;
if(!(validate17(data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs5 = errors;
if(typeof data.url !== "string"){
validate15.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs7 = errors;
if(!(validate19(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate15(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"integer","minimum":0};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate23.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.before === undefined) && (missing0 = "before")) || ((data.after === undefined) && (missing0 = "after"))) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.user_name === undefined) && (missing0 = "user_name"))) || ((data.repository === undefined) && (missing0 = "repository"))) || ((data.commits === undefined) && (missing0 = "commits"))) || ((data.total_commits_count === undefined) && (missing0 = "total_commits_count"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.before !== undefined){
const _errs1 = errors;
if(!(validate8(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs2 = errors;
if(!(validate8(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
const _errs3 = errors;
if(typeof data.ref !== "string"){
validate7.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs5 = errors;
if(!(validate3(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_name !== undefined){
const _errs6 = errors;
if(typeof data.user_name !== "string"){
validate7.errors = [{instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository !== undefined){
const _errs8 = errors;
if(!(validate12(data.repository, {instancePath:instancePath+"/repository",parentData:data,parentDataProperty:"repository",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commits !== undefined){
const _errs9 = errors;
if(!(validate14(data.commits, {instancePath:instancePath+"/commits",parentData:data,parentDataProperty:"commits",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_commits_count !== undefined){
const _errs10 = errors;
if(!(validate23(data.total_commits_count, {instancePath:instancePath+"/total_commits_count",parentData:data,parentDataProperty:"total_commits_count",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate6.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

const schema13 = {"allOf":[{"$ref":"#/components/schemas/UserSummaryFields"}],"required":["id","username","name","state","avatar_url","web_url"]};
const schema14 = {"type":"object","properties":{"id":{"$ref":"#/components/schemas/Id"},"username":{"type":"string"},"name":{"type":"string"},"state":{"$ref":"#/components/schemas/UserState"},"avatar_url":{"type":["string","null"]},"web_url":{"type":"string"}}};
const schema15 = {"type":"string","enum":["active","blocked"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "active") || (data === "blocked"))){
validate31.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema15.enum}}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs2 = errors;
if(typeof data.username !== "string"){
validate29.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs6 = errors;
if(!(validate31(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
let data4 = data.avatar_url;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate29.errors = [{instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema14.properties.avatar_url.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs9 = errors;
if(typeof data.web_url !== "string"){
validate29.errors = [{instancePath:instancePath+"/web_url",schemaPath:"#/properties/web_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.avatar_url === undefined) && (missing0 = "avatar_url"))) || ((data.web_url === undefined) && (missing0 = "web_url"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","allOf":[{"$ref":"#/components/schemas/NoteFields"}],"required":["id","body","attachment","author","created_at","system","noteable_id","noteable_type"],"properties":{"noteable_type":{"type":"string"}}};
const schema17 = {"type":"object","properties":{"id":{"$ref":"#/components/schemas/Id"},"body":{"type":"string"},"attachment":{"anyOf":[{"type":"string"},{"type":"object","additionalProperties":true},{"type":"null"}]},"author":{"$ref":"#/components/schemas/UserSummary"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"},"system":{"type":"boolean"},"noteable_id":{"$ref":"#/components/schemas/Id"}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs2 = errors;
if(typeof data.body !== "string"){
validate36.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachment !== undefined){
let data2 = data.attachment;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err1 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate36.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs13 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs14 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs15 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
const _errs16 = errors;
if(typeof data.system !== "boolean"){
validate36.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noteable_id !== undefined){
const _errs18 = errors;
if(!(validate3(data.noteable_id, {instancePath:instancePath+"/noteable_id",parentData:data,parentDataProperty:"noteable_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.attachment === undefined) && (missing0 = "attachment"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.system === undefined) && (missing0 = "system"))) || ((data.noteable_id === undefined) && (missing0 = "noteable_id"))) || ((data.noteable_type === undefined) && (missing0 = "noteable_type"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.noteable_type !== undefined){
if(typeof data.noteable_type !== "string"){
validate35.errors = [{instancePath:instancePath+"/noteable_type",schemaPath:"#/properties/noteable_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.title === undefined) && (missing0 = "title")) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.action_name === undefined) && (missing0 = "action_name"))) || ((data.target_id === undefined) && (missing0 = "target_id"))) || ((data.target_type === undefined) && (missing0 = "target_type"))) || ((data.author_id === undefined) && (missing0 = "author_id"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.target_title === undefined) && (missing0 = "target_title"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.author_username === undefined) && (missing0 = "author_username"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate2.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema2.properties.title.type}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs3 = errors;
if(!(validate3(data.project_id, {instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_name !== undefined){
const _errs4 = errors;
if(typeof data.action_name !== "string"){
validate2.errors = [{instancePath:instancePath+"/action_name",schemaPath:"#/properties/action_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_id !== undefined){
let data3 = data.target_id;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate2.errors = [{instancePath:instancePath+"/target_id",schemaPath:"#/properties/target_id/type",keyword:"type",params:{type: schema2.properties.target_id.type}}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate2.errors = [{instancePath:instancePath+"/target_id",schemaPath:"#/properties/target_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_type !== undefined){
let data4 = data.target_type;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/target_type",schemaPath:"#/properties/target_type/type",keyword:"type",params:{type: schema2.properties.target_type.type}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_id !== undefined){
const _errs10 = errors;
if(!(validate3(data.author_id, {instancePath:instancePath+"/author_id",parentData:data,parentDataProperty:"author_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs11 = errors;
if(!(validate6(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_title !== undefined){
let data7 = data.target_title;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/target_title",schemaPath:"#/properties/target_title/type",keyword:"type",params:{type: schema2.properties.target_title.type}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs14 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs15 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_username !== undefined){
const _errs16 = errors;
if(typeof data.author_username !== "string"){
validate2.errors = [{instancePath:instancePath+"/author_username",schemaPath:"#/properties/author_username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
const _errs18 = errors;
if(!(validate35(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate45;
const schema18 = {"type":"object","required":["message"],"properties":{"message":{"anyOf":[{"type":"string"},{"$ref":"#/components/schemas/ValidationMessages"}]}}};
const schema19 = {"type":"object","additionalProperties":{"anyOf":[{"type":"array","items":{"type":"string"}},{"$ref":"#/components/schemas/ValidationMessages"}]}};
const wrapper0 = {validate: validate46};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data0[i0] !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/anyOf/0/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!(wrapper0.validate(data0, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(validate46(data0, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const subject2 = validate48;
const schema20 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

const subject3 = validate49;
const schema21 = {"type":"object","properties":{"message":{"anyOf":[{"type":"string"},{"type":"object","additionalProperties":true}]},"error":{"type":"string"}},"additionalProperties":true};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate49.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const subject4 = validate50;
const schema22 = {"anyOf":[{"$ref":"#/components/schemas/Error"},{"$ref":"#/components/schemas/RouteError"}]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate51.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","required":["error"],"properties":{"error":{"type":"string","const":"404 Not Found"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
validate53.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("404 Not Found" !== data0){
validate53.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/const",keyword:"const",params:{allowedValue: "404 Not Found"}}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate50.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate50.errors = vErrors;
return errors === 0;
}

const subject5 = validate55;
const schema25 = {"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/Project"},{"$ref":"#/components/schemas/SimpleProject"}]}};
const schema26 = {"allOf":[{"$ref":"#/components/schemas/GroupProject"},{"$ref":"#/components/schemas/ProjectCallerFields"}]};
const schema27 = {"allOf":[{"$ref":"#/components/schemas/ProjectBaseFields"}],"required":["id","description","default_branch","visibility","ssh_url_to_repo","http_url_to_repo","web_url","tag_list","name","name_with_namespace","path","path_with_namespace","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","shared_runners_enabled","public_jobs","archived","request_access_enabled","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","open_issues_count","forks_count","star_count","creator_id","created_at","last_activity_at","namespace","import_status","import_error","avatar_url","shared_with_groups"]};
const schema28 = {"type":"object","properties":{"id":{"$ref":"#/components/schemas/Id"},"description":{"type":["string","null"]},"default_branch":{"type":"string"},"visibility":{"$ref":"#/components/schemas/Visibility"},"ssh_url_to_repo":{"type":"string"},"http_url_to_repo":{"type":"string"},"web_url":{"type":"string"},"tag_list":{"$ref":"#/components/schemas/TagList"},"name":{"type":"string"},"name_with_namespace":{"type":"string"},"path":{"type":"string"},"path_with_namespace":{"type":"string"},"issues_enabled":{"type":"boolean"},"merge_requests_enabled":{"type":"boolean"},"jobs_enabled":{"type":"boolean"},"wiki_enabled":{"type":"boolean"},"snippets_enabled":{"type":"boolean"},"container_registry_enabled":{"type":"boolean"},"shared_runners_enabled":{"type":"boolean"},"public_jobs":{"type":"boolean"},"archived":{"type":"boolean"},"request_access_enabled":{"type":"boolean"},"only_allow_merge_if_pipeline_succeeds":{"type":"boolean"},"only_allow_merge_if_all_discussions_are_resolved":{"type":"boolean"},"open_issues_count":{"$ref":"#/components/schemas/Count"},"forks_count":{"$ref":"#/components/schemas/Count"},"star_count":{"$ref":"#/components/schemas/Count"},"creator_id":{"$ref":"#/components/schemas/Id"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"last_activity_at":{"$ref":"#/components/schemas/Timestamp"},"namespace":{"$ref":"#/components/schemas/Namespace"},"import_status":{"$ref":"#/components/schemas/ImportStatus"},"import_error":{"type":["string","null"]},"avatar_url":{"type":["string","null"]},"runners_token":{"type":"string"},"shared_with_groups":{"$ref":"#/components/schemas/ProjectShareList"}}};
const schema29 = {"type":"string","enum":["private","internal","public"]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate60.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum}}];
return false;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"array","items":{"type":"string"}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate62.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","required":["id","name","path","kind","full_path"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"name":{"type":"string"},"path":{"type":"string"},"kind":{"type":"string"},"full_path":{"type":"string"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.full_path === undefined) && (missing0 = "full_path"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate70.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate70.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs6 = errors;
if(typeof data.kind !== "string"){
validate70.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.full_path !== undefined){
const _errs8 = errors;
if(typeof data.full_path !== "string"){
validate70.errors = [{instancePath:instancePath+"/full_path",schemaPath:"#/properties/full_path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"string"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"array","items":{"$ref":"#/components/schemas/ProjectShare"}};
const schema34 = {"type":"object","required":["group_id","group_name","group_access_level"],"properties":{"group_id":{"$ref":"#/components/schemas/Id"},"group_name":{"type":"string"},"group_access_level":{"$ref":"#/components/schemas/AccessLevel"}}};
const schema35 = {"type":"integer","enum":[10,20,30,40,50]};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((((data === 10) || (data === 20)) || (data === 30)) || (data === 40)) || (data === 50))){
validate78.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum}}];
return false;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.group_id === undefined) && (missing0 = "group_id")) || ((data.group_name === undefined) && (missing0 = "group_name"))) || ((data.group_access_level === undefined) && (missing0 = "group_access_level"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.group_id !== undefined){
const _errs1 = errors;
if(!(validate3(data.group_id, {instancePath:instancePath+"/group_id",parentData:data,parentDataProperty:"group_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_name !== undefined){
const _errs2 = errors;
if(typeof data.group_name !== "string"){
validate76.errors = [{instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_access_level !== undefined){
const _errs4 = errors;
if(!(validate78(data.group_access_level, {instancePath:instancePath+"/group_access_level",parentData:data,parentDataProperty:"group_access_level",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate76(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate58.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema28.properties.description.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_branch !== undefined){
const _errs4 = errors;
if(typeof data.default_branch !== "string"){
validate58.errors = [{instancePath:instancePath+"/default_branch",schemaPath:"#/properties/default_branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs6 = errors;
if(!(validate60(data.visibility, {instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ssh_url_to_repo !== undefined){
const _errs7 = errors;
if(typeof data.ssh_url_to_repo !== "string"){
validate58.errors = [{instancePath:instancePath+"/ssh_url_to_repo",schemaPath:"#/properties/ssh_url_to_repo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.http_url_to_repo !== undefined){
const _errs9 = errors;
if(typeof data.http_url_to_repo !== "string"){
validate58.errors = [{instancePath:instancePath+"/http_url_to_repo",schemaPath:"#/properties/http_url_to_repo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs11 = errors;
if(typeof data.web_url !== "string"){
validate58.errors = [{instancePath:instancePath+"/web_url",schemaPath:"#/properties/web_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag_list !== undefined){
const _errs13 = errors;
if(!(validate62(data.tag_list, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs14 = errors;
if(typeof data.name !== "string"){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name_with_namespace !== undefined){
const _errs16 = errors;
if(typeof data.name_with_namespace !== "string"){
validate58.errors = [{instancePath:instancePath+"/name_with_namespace",schemaPath:"#/properties/name_with_namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs18 = errors;
if(typeof data.path !== "string"){
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path_with_namespace !== undefined){
const _errs20 = errors;
if(typeof data.path_with_namespace !== "string"){
validate58.errors = [{instancePath:instancePath+"/path_with_namespace",schemaPath:"#/properties/path_with_namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issues_enabled !== undefined){
const _errs22 = errors;
if(typeof data.issues_enabled !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/issues_enabled",schemaPath:"#/properties/issues_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_requests_enabled !== undefined){
const _errs24 = errors;
if(typeof data.merge_requests_enabled !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/merge_requests_enabled",schemaPath:"#/properties/merge_requests_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs_enabled !== undefined){
const _errs26 = errors;
if(typeof data.jobs_enabled !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/jobs_enabled",schemaPath:"#/properties/jobs_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wiki_enabled !== undefined){
const _errs28 = errors;
if(typeof data.wiki_enabled !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/wiki_enabled",schemaPath:"#/properties/wiki_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippets_enabled !== undefined){
const _errs30 = errors;
if(typeof data.snippets_enabled !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/snippets_enabled",schemaPath:"#/properties/snippets_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_registry_enabled !== undefined){
const _errs32 = errors;
if(typeof data.container_registry_enabled !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/container_registry_enabled",schemaPath:"#/properties/container_registry_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared_runners_enabled !== undefined){
const _errs34 = errors;
if(typeof data.shared_runners_enabled !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/shared_runners_enabled",schemaPath:"#/properties/shared_runners_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_jobs !== undefined){
const _errs36 = errors;
if(typeof data.public_jobs !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/public_jobs",schemaPath:"#/properties/public_jobs/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
const _errs38 = errors;
if(typeof data.archived !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_access_enabled !== undefined){
const _errs40 = errors;
if(typeof data.request_access_enabled !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/request_access_enabled",schemaPath:"#/properties/request_access_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.only_allow_merge_if_pipeline_succeeds !== undefined){
const _errs42 = errors;
if(typeof data.only_allow_merge_if_pipeline_succeeds !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/only_allow_merge_if_pipeline_succeeds",schemaPath:"#/properties/only_allow_merge_if_pipeline_succeeds/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.only_allow_merge_if_all_discussions_are_resolved !== undefined){
const _errs44 = errors;
if(typeof data.only_allow_merge_if_all_discussions_are_resolved !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/only_allow_merge_if_all_discussions_are_resolved",schemaPath:"#/properties/only_allow_merge_if_all_discussions_are_resolved/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open_issues_count !== undefined){
const _errs46 = errors;
if(!(validate23(data.open_issues_count, {instancePath:instancePath+"/open_issues_count",parentData:data,parentDataProperty:"open_issues_count",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forks_count !== undefined){
const _errs47 = errors;
if(!(validate23(data.forks_count, {instancePath:instancePath+"/forks_count",parentData:data,parentDataProperty:"forks_count",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.star_count !== undefined){
const _errs48 = errors;
if(!(validate23(data.star_count, {instancePath:instancePath+"/star_count",parentData:data,parentDataProperty:"star_count",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator_id !== undefined){
const _errs49 = errors;
if(!(validate3(data.creator_id, {instancePath:instancePath+"/creator_id",parentData:data,parentDataProperty:"creator_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs50 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_activity_at !== undefined){
const _errs51 = errors;
if(!(validate17(data.last_activity_at, {instancePath:instancePath+"/last_activity_at",parentData:data,parentDataProperty:"last_activity_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs52 = errors;
if(!(validate70(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_status !== undefined){
const _errs53 = errors;
if(!(validate73(data.import_status, {instancePath:instancePath+"/import_status",parentData:data,parentDataProperty:"import_status",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_error !== undefined){
let data32 = data.import_error;
const _errs54 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
validate58.errors = [{instancePath:instancePath+"/import_error",schemaPath:"#/properties/import_error/type",keyword:"type",params:{type: schema28.properties.import_error.type}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
let data33 = data.avatar_url;
const _errs56 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate58.errors = [{instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema28.properties.avatar_url.type}}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runners_token !== undefined){
const _errs58 = errors;
if(typeof data.runners_token !== "string"){
validate58.errors = [{instancePath:instancePath+"/runners_token",schemaPath:"#/properties/runners_token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared_with_groups !== undefined){
const _errs60 = errors;
if(!(validate75(data.shared_with_groups, {instancePath:instancePath+"/shared_with_groups",parentData:data,parentDataProperty:"shared_with_groups",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.default_branch === undefined) && (missing0 = "default_branch"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.ssh_url_to_repo === undefined) && (missing0 = "ssh_url_to_repo"))) || ((data.http_url_to_repo === undefined) && (missing0 = "http_url_to_repo"))) || ((data.web_url === undefined) && (missing0 = "web_url"))) || ((data.tag_list === undefined) && (missing0 = "tag_list"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.name_with_namespace === undefined) && (missing0 = "name_with_namespace"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.path_with_namespace === undefined) && (missing0 = "path_with_namespace"))) || ((data.issues_enabled === undefined) && (missing0 = "issues_enabled"))) || ((data.merge_requests_enabled === undefined) && (missing0 = "merge_requests_enabled"))) || ((data.jobs_enabled === undefined) && (missing0 = "jobs_enabled"))) || ((data.wiki_enabled === undefined) && (missing0 = "wiki_enabled"))) || ((data.snippets_enabled === undefined) && (missing0 = "snippets_enabled"))) || ((data.container_registry_enabled === undefined) && (missing0 = "container_registry_enabled"))) || ((data.shared_runners_enabled === undefined) && (missing0 = "shared_runners_enabled"))) || ((data.public_jobs === undefined) && (missing0 = "public_jobs"))) || ((data.archived === undefined) && (missing0 = "archived"))) || ((data.request_access_enabled === undefined) && (missing0 = "request_access_enabled"))) || ((data.only_allow_merge_if_pipeline_succeeds === undefined) && (missing0 = "only_allow_merge_if_pipeline_succeeds"))) || ((data.only_allow_merge_if_all_discussions_are_resolved === undefined) && (missing0 = "only_allow_merge_if_all_discussions_are_resolved"))) || ((data.open_issues_count === undefined) && (missing0 = "open_issues_count"))) || ((data.forks_count === undefined) && (missing0 = "forks_count"))) || ((data.star_count === undefined) && (missing0 = "star_count"))) || ((data.creator_id === undefined) && (missing0 = "creator_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.last_activity_at === undefined) && (missing0 = "last_activity_at"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.import_status === undefined) && (missing0 = "import_status"))) || ((data.import_error === undefined) && (missing0 = "import_error"))) || ((data.avatar_url === undefined) && (missing0 = "avatar_url"))) || ((data.shared_with_groups === undefined) && (missing0 = "shared_with_groups"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate57.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","properties":{"owner":{"$ref":"#/components/schemas/ProjectOwner"},"permissions":{"$ref":"#/components/schemas/ProjectPermissions"},"statistics":{"$ref":"#/components/schemas/ProjectStatistics"}}};
const schema37 = {"type":"object","required":["id","name","created_at"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"name":{"type":"string"},"created_at":{"$ref":"#/components/schemas/Timestamp"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate85.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs4 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","properties":{"project_access":{"anyOf":[{"$ref":"#/components/schemas/ProjectAccess"},{"type":"null"}]},"group_access":{"anyOf":[{"$ref":"#/components/schemas/ProjectAccess"},{"type":"null"}]}}};
const schema39 = {"type":"object","required":["access_level","notification_level"],"properties":{"access_level":{"$ref":"#/components/schemas/AccessLevel"},"notification_level":{"type":"integer"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.access_level === undefined) && (missing0 = "access_level")) || ((data.notification_level === undefined) && (missing0 = "notification_level"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.access_level !== undefined){
const _errs1 = errors;
if(!(validate78(data.access_level, {instancePath:instancePath+"/access_level",parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notification_level !== undefined){
let data1 = data.notification_level;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate90.errors = [{instancePath:instancePath+"/notification_level",schemaPath:"#/properties/notification_level/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project_access !== undefined){
let data0 = data.project_access;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate90(data0, {instancePath:instancePath+"/project_access",parentData:data,parentDataProperty:"project_access",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/project_access",schemaPath:"#/properties/project_access/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/project_access",schemaPath:"#/properties/project_access/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_access !== undefined){
let data1 = data.group_access;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate90(data1, {instancePath:instancePath+"/group_access",parentData:data,parentDataProperty:"group_access",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/group_access",schemaPath:"#/properties/group_access/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/group_access",schemaPath:"#/properties/group_access/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"object","required":["commit_count","storage_size","repository_size","lfs_objects_size","job_artifacts_size"],"properties":{"commit_count":{"$ref":"#/components/schemas/Count"},"storage_size":{"$ref":"#/components/schemas/StorageSize"},"repository_size":{"$ref":"#/components/schemas/StorageSize"},"lfs_objects_size":{"$ref":"#/components/schemas/StorageSize"},"job_artifacts_size":{"$ref":"#/components/schemas/StorageSize"}}};
const schema41 = {"type":"integer","minimum":0};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate97.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.commit_count === undefined) && (missing0 = "commit_count")) || ((data.storage_size === undefined) && (missing0 = "storage_size"))) || ((data.repository_size === undefined) && (missing0 = "repository_size"))) || ((data.lfs_objects_size === undefined) && (missing0 = "lfs_objects_size"))) || ((data.job_artifacts_size === undefined) && (missing0 = "job_artifacts_size"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.commit_count !== undefined){
const _errs1 = errors;
if(!(validate23(data.commit_count, {instancePath:instancePath+"/commit_count",parentData:data,parentDataProperty:"commit_count",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storage_size !== undefined){
const _errs2 = errors;
if(!(validate97(data.storage_size, {instancePath:instancePath+"/storage_size",parentData:data,parentDataProperty:"storage_size",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository_size !== undefined){
const _errs3 = errors;
if(!(validate97(data.repository_size, {instancePath:instancePath+"/repository_size",parentData:data,parentDataProperty:"repository_size",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lfs_objects_size !== undefined){
const _errs4 = errors;
if(!(validate97(data.lfs_objects_size, {instancePath:instancePath+"/lfs_objects_size",parentData:data,parentDataProperty:"lfs_objects_size",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.job_artifacts_size !== undefined){
const _errs5 = errors;
if(!(validate97(data.job_artifacts_size, {instancePath:instancePath+"/job_artifacts_size",parentData:data,parentDataProperty:"job_artifacts_size",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner !== undefined){
const _errs1 = errors;
if(!(validate85(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
const _errs2 = errors;
if(!(validate89(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
const _errs3 = errors;
if(!(validate95(data.statistics, {instancePath:instancePath+"/statistics",parentData:data,parentDataProperty:"statistics",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","required":["id","name","path"],"allOf":[{"anyOf":[{"required":["web_url"]},{"required":["http_url_to_repo"]},{"required":["ssh_url_to_repo"]}]}],"properties":{"id":{"$ref":"#/components/schemas/Id"},"ssh_url_to_repo":{"type":"string"},"http_url_to_repo":{"type":"string"},"web_url":{"type":"string"},"name":{"type":"string"},"name_with_namespace":{"type":"string"},"path":{"type":"string"},"path_with_namespace":{"type":"string"}},"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.web_url === undefined) && (missing0 = "web_url")){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.http_url_to_repo === undefined) && (missing1 = "http_url_to_repo")){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.ssh_url_to_repo === undefined) && (missing2 = "ssh_url_to_repo")){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.id === undefined) && (missing3 = "id")) || ((data.name === undefined) && (missing3 = "name"))) || ((data.path === undefined) && (missing3 = "path"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "ssh_url_to_repo")) || (key0 === "http_url_to_repo")) || (key0 === "web_url")) || (key0 === "name")) || (key0 === "name_with_namespace")) || (key0 === "path")) || (key0 === "path_with_namespace"))){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.id !== undefined){
const _errs7 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.ssh_url_to_repo !== undefined){
const _errs8 = errors;
if(typeof data.ssh_url_to_repo !== "string"){
validate105.errors = [{instancePath:instancePath+"/ssh_url_to_repo",schemaPath:"#/properties/ssh_url_to_repo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.http_url_to_repo !== undefined){
const _errs10 = errors;
if(typeof data.http_url_to_repo !== "string"){
validate105.errors = [{instancePath:instancePath+"/http_url_to_repo",schemaPath:"#/properties/http_url_to_repo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.web_url !== undefined){
const _errs12 = errors;
if(typeof data.web_url !== "string"){
validate105.errors = [{instancePath:instancePath+"/web_url",schemaPath:"#/properties/web_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.name !== undefined){
const _errs14 = errors;
if(typeof data.name !== "string"){
validate105.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.name_with_namespace !== undefined){
const _errs16 = errors;
if(typeof data.name_with_namespace !== "string"){
validate105.errors = [{instancePath:instancePath+"/name_with_namespace",schemaPath:"#/properties/name_with_namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path !== undefined){
const _errs18 = errors;
if(typeof data.path !== "string"){
validate105.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path_with_namespace !== undefined){
const _errs20 = errors;
if(typeof data.path_with_namespace !== "string"){
validate105.errors = [{instancePath:instancePath+"/path_with_namespace",schemaPath:"#/properties/path_with_namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate56(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!(validate105(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate55.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const subject6 = validate108;
const schema43 = {"required":["id"],"allOf":[{"$ref":"#/components/schemas/ProjectBaseFields"},{"$ref":"#/components/schemas/ProjectCallerFields"}]};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate108.errors = vErrors;
return errors === 0;
}

const subject7 = validate111;

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate111.errors = vErrors;
return errors === 0;
}

const subject8 = validate114;
const schema45 = {};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate114.errors = null;
return true;
}

const subject9 = validate115;
const schema46 = {"type":"array","items":{"$ref":"#/components/schemas/UserSummary"}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate28(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const subject10 = validate117;
const schema47 = {"anyOf":[{"type":"object","additionalProperties":true},{"type":"array","items":{"$ref":"#/components/schemas/UnspecifiedBody"}}]};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate118.errors = null;
return true;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate118(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate117.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate117.errors = vErrors;
return errors === 0;
}

const subject11 = validate120;
const schema49 = {"type":"array","items":{"$ref":"#/components/schemas/Group"}};
const schema50 = {"allOf":[{"$ref":"#/components/schemas/GroupFields"}],"required":["id","name","path","description","visibility","lfs_enabled","avatar_url","web_url","request_access_enabled","full_name","full_path","parent_id"]};
const schema51 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"name":{"type":"string"},"path":{"type":"string"},"description":{"type":"string"},"visibility":{"$ref":"#/components/schemas/Visibility"},"lfs_enabled":{"type":"boolean"},"avatar_url":{"type":["string","null"]},"web_url":{"type":"string"},"request_access_enabled":{"type":"boolean"},"full_name":{"type":"string"},"full_path":{"type":"string"},"parent_id":{"type":["integer","null"],"minimum":1}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate122.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate122.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs6 = errors;
if(typeof data.description !== "string"){
validate122.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs8 = errors;
if(!(validate60(data.visibility, {instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lfs_enabled !== undefined){
const _errs9 = errors;
if(typeof data.lfs_enabled !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/lfs_enabled",schemaPath:"#/properties/lfs_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
let data6 = data.avatar_url;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate122.errors = [{instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema51.properties.avatar_url.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs13 = errors;
if(typeof data.web_url !== "string"){
validate122.errors = [{instancePath:instancePath+"/web_url",schemaPath:"#/properties/web_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_access_enabled !== undefined){
const _errs15 = errors;
if(typeof data.request_access_enabled !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/request_access_enabled",schemaPath:"#/properties/request_access_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.full_name !== undefined){
const _errs17 = errors;
if(typeof data.full_name !== "string"){
validate122.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/properties/full_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.full_path !== undefined){
const _errs19 = errors;
if(typeof data.full_path !== "string"){
validate122.errors = [{instancePath:instancePath+"/full_path",schemaPath:"#/properties/full_path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
let data11 = data.parent_id;
const _errs21 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate122.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: schema51.properties.parent_id.type}}];
return false;
}
if(errors === _errs21){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate122.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.lfs_enabled === undefined) && (missing0 = "lfs_enabled"))) || ((data.avatar_url === undefined) && (missing0 = "avatar_url"))) || ((data.web_url === undefined) && (missing0 = "web_url"))) || ((data.request_access_enabled === undefined) && (missing0 = "request_access_enabled"))) || ((data.full_name === undefined) && (missing0 = "full_name"))) || ((data.full_path === undefined) && (missing0 = "full_path"))) || ((data.parent_id === undefined) && (missing0 = "parent_id"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate121.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate121(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

const subject12 = validate127;

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate127.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate127.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs6 = errors;
if(typeof data.description !== "string"){
validate127.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs8 = errors;
if(!(validate60(data.visibility, {instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lfs_enabled !== undefined){
const _errs9 = errors;
if(typeof data.lfs_enabled !== "boolean"){
validate127.errors = [{instancePath:instancePath+"/lfs_enabled",schemaPath:"#/properties/lfs_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
let data6 = data.avatar_url;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate127.errors = [{instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema51.properties.avatar_url.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs13 = errors;
if(typeof data.web_url !== "string"){
validate127.errors = [{instancePath:instancePath+"/web_url",schemaPath:"#/properties/web_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_access_enabled !== undefined){
const _errs15 = errors;
if(typeof data.request_access_enabled !== "boolean"){
validate127.errors = [{instancePath:instancePath+"/request_access_enabled",schemaPath:"#/properties/request_access_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.full_name !== undefined){
const _errs17 = errors;
if(typeof data.full_name !== "string"){
validate127.errors = [{instancePath:instancePath+"/full_name",schemaPath:"#/properties/full_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.full_path !== undefined){
const _errs19 = errors;
if(typeof data.full_path !== "string"){
validate127.errors = [{instancePath:instancePath+"/full_path",schemaPath:"#/properties/full_path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
let data11 = data.parent_id;
const _errs21 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate127.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: schema51.properties.parent_id.type}}];
return false;
}
if(errors === _errs21){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate127.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

const subject13 = validate130;
const schema53 = {"type":"object","allOf":[{"$ref":"#/components/schemas/Group"}],"required":["projects","shared_projects"],"properties":{"projects":{"$ref":"#/components/schemas/OwnedProjectList"},"shared_projects":{"$ref":"#/components/schemas/SharedProjectList"}}};
const schema54 = {"type":"array","items":{"$ref":"#/components/schemas/GroupProject"}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate57(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"array","items":{"$ref":"#/components/schemas/GroupProject"}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate57(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projects === undefined) && (missing0 = "projects")) || ((data.shared_projects === undefined) && (missing0 = "shared_projects"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.projects !== undefined){
const _errs2 = errors;
if(!(validate132(data.projects, {instancePath:instancePath+"/projects",parentData:data,parentDataProperty:"projects",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.shared_projects !== undefined){
const _errs3 = errors;
if(!(validate135(data.shared_projects, {instancePath:instancePath+"/shared_projects",parentData:data,parentDataProperty:"shared_projects",rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

const subject14 = validate138;
const schema56 = {"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/GroupProject"},{"$ref":"#/components/schemas/SimpleProject"}]}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!(validate105(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate138.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}

const subject15 = validate141;
const schema57 = {"type":"array","items":{"$ref":"#/components/schemas/Member"}};
const schema58 = {"type":"object","allOf":[{"$ref":"#/components/schemas/MembershipFields"}],"required":["access_level"],"properties":{"access_level":{"$ref":"#/components/schemas/AccessLevel"}}};
const schema59 = {"type":"object","required":["id","username","name","state","created_at"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"username":{"type":"string"},"name":{"type":"string"},"state":{"$ref":"#/components/schemas/UserState"},"created_at":{"$ref":"#/components/schemas/Timestamp"}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs2 = errors;
if(typeof data.username !== "string"){
validate143.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate143.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs6 = errors;
if(!(validate31(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs7 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access_level === undefined) && (missing0 = "access_level")){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.access_level !== undefined){
if(!(validate78(data.access_level, {instancePath:instancePath+"/access_level",parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate142(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}

const subject16 = validate150;
const schema60 = {"type":"object","allOf":[{"$ref":"#/components/schemas/Member"}],"required":["expires_at"],"properties":{"expires_at":{"$ref":"#/components/schemas/NullableDate"}}};
const schema61 = {"type":["string","null"],"format":"date"};
const formats2 = fullFormats.date;

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type}}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats2.validate(data))){
validate152.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
validate152.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.expires_at === undefined) && (missing0 = "expires_at")){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.expires_at !== undefined){
if(!(validate152(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}

const subject17 = validate154;
const schema62 = {"type":"array","items":{"$ref":"#/components/schemas/AccessRequest"}};
const schema63 = {"type":"object","allOf":[{"$ref":"#/components/schemas/MembershipFields"}],"required":["requested_at"],"properties":{"requested_at":{"$ref":"#/components/schemas/Timestamp"}}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requested_at === undefined) && (missing0 = "requested_at")){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.requested_at !== undefined){
if(!(validate17(data.requested_at, {instancePath:instancePath+"/requested_at",parentData:data,parentDataProperty:"requested_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate155(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}

const subject18 = validate159;

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requested_at === undefined) && (missing0 = "requested_at")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.requested_at !== undefined){
if(!(validate17(data.requested_at, {instancePath:instancePath+"/requested_at",parentData:data,parentDataProperty:"requested_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

const subject19 = validate162;

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access_level === undefined) && (missing0 = "access_level")){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.access_level !== undefined){
if(!(validate78(data.access_level, {instancePath:instancePath+"/access_level",parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

const subject20 = validate165;
const schema66 = {"type":"array","items":{"anyOf":[{"$ref":"#/components/schemas/UserForAdmin"},{"$ref":"#/components/schemas/UserSummary"}]}};
const schema67 = {"allOf":[{"$ref":"#/components/schemas/CurrentUser"},{"$ref":"#/components/schemas/UserAdminFields"}],"required":["is_admin"]};
const schema68 = {"allOf":[{"$ref":"#/components/schemas/User"},{"$ref":"#/components/schemas/UserAccountFields"}],"required":["email","last_sign_in_at","confirmed_at","last_activity_on","color_scheme_id","projects_limit","current_sign_in_at","identities","can_create_group","can_create_project","two_factor_enabled","external"]};
const schema69 = {"allOf":[{"$ref":"#/components/schemas/UserSummary"},{"$ref":"#/components/schemas/UserProfileFields"}],"required":["created_at","bio","location","messenger_id","work_profile","micro_blog","website_url","organization"]};
const schema70 = {"type":"object","properties":{"created_at":{"$ref":"#/components/schemas/Timestamp"},"bio":{"$ref":"#/components/schemas/ProfileText"},"location":{"$ref":"#/components/schemas/ProfileText"},"messenger_id":{"$ref":"#/components/schemas/ProfileText"},"work_profile":{"$ref":"#/components/schemas/ProfileText"},"micro_blog":{"$ref":"#/components/schemas/ProfileText"},"website_url":{"$ref":"#/components/schemas/ProfileText"},"organization":{"$ref":"#/components/schemas/ProfileText"}}};
const schema71 = {"type":["string","null"]};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type}}];
return false;
}
validate172.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.created_at !== undefined){
const _errs1 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bio !== undefined){
const _errs2 = errors;
if(!(validate172(data.bio, {instancePath:instancePath+"/bio",parentData:data,parentDataProperty:"bio",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs3 = errors;
if(!(validate172(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messenger_id !== undefined){
const _errs4 = errors;
if(!(validate172(data.messenger_id, {instancePath:instancePath+"/messenger_id",parentData:data,parentDataProperty:"messenger_id",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.work_profile !== undefined){
const _errs5 = errors;
if(!(validate172(data.work_profile, {instancePath:instancePath+"/work_profile",parentData:data,parentDataProperty:"work_profile",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.micro_blog !== undefined){
const _errs6 = errors;
if(!(validate172(data.micro_blog, {instancePath:instancePath+"/micro_blog",parentData:data,parentDataProperty:"micro_blog",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.website_url !== undefined){
const _errs7 = errors;
if(!(validate172(data.website_url, {instancePath:instancePath+"/website_url",parentData:data,parentDataProperty:"website_url",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization !== undefined){
const _errs8 = errors;
if(!(validate172(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.created_at === undefined) && (missing0 = "created_at")) || ((data.bio === undefined) && (missing0 = "bio"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.messenger_id === undefined) && (missing0 = "messenger_id"))) || ((data.work_profile === undefined) && (missing0 = "work_profile"))) || ((data.micro_blog === undefined) && (missing0 = "micro_blog"))) || ((data.website_url === undefined) && (missing0 = "website_url"))) || ((data.organization === undefined) && (missing0 = "organization"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate168.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":"object","properties":{"email":{"type":"string"},"last_sign_in_at":{"$ref":"#/components/schemas/NullableTimestamp"},"confirmed_at":{"$ref":"#/components/schemas/NullableTimestamp"},"last_activity_on":{"$ref":"#/components/schemas/NullableDate"},"color_scheme_id":{"type":"integer"},"projects_limit":{"type":"integer"},"current_sign_in_at":{"$ref":"#/components/schemas/NullableTimestamp"},"identities":{"$ref":"#/components/schemas/IdentityList"},"can_create_group":{"type":"boolean"},"can_create_project":{"type":"boolean"},"two_factor_enabled":{"type":"boolean"},"external":{"type":"boolean"}}};
const schema73 = {"type":["string","null"],"format":"date-time"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema73.type}}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate183.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
validate183.errors = vErrors;
return errors === 0;
}

const schema74 = {"type":"array","items":{"$ref":"#/components/schemas/Identity"}};
const schema75 = {"type":"object","required":["provider","extern_uid"],"properties":{"provider":{"type":"string"},"extern_uid":{"type":"string"}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.provider === undefined) && (missing0 = "provider")) || ((data.extern_uid === undefined) && (missing0 = "extern_uid"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.provider !== undefined){
const _errs1 = errors;
if(typeof data.provider !== "string"){
validate189.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extern_uid !== undefined){
const _errs3 = errors;
if(typeof data.extern_uid !== "string"){
validate189.errors = [{instancePath:instancePath+"/extern_uid",schemaPath:"#/properties/extern_uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate189(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate182.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_sign_in_at !== undefined){
const _errs3 = errors;
if(!(validate183(data.last_sign_in_at, {instancePath:instancePath+"/last_sign_in_at",parentData:data,parentDataProperty:"last_sign_in_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmed_at !== undefined){
const _errs4 = errors;
if(!(validate183(data.confirmed_at, {instancePath:instancePath+"/confirmed_at",parentData:data,parentDataProperty:"confirmed_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_activity_on !== undefined){
const _errs5 = errors;
if(!(validate152(data.last_activity_on, {instancePath:instancePath+"/last_activity_on",parentData:data,parentDataProperty:"last_activity_on",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color_scheme_id !== undefined){
let data4 = data.color_scheme_id;
const _errs6 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate182.errors = [{instancePath:instancePath+"/color_scheme_id",schemaPath:"#/properties/color_scheme_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projects_limit !== undefined){
let data5 = data.projects_limit;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate182.errors = [{instancePath:instancePath+"/projects_limit",schemaPath:"#/properties/projects_limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_sign_in_at !== undefined){
const _errs10 = errors;
if(!(validate183(data.current_sign_in_at, {instancePath:instancePath+"/current_sign_in_at",parentData:data,parentDataProperty:"current_sign_in_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identities !== undefined){
const _errs11 = errors;
if(!(validate188(data.identities, {instancePath:instancePath+"/identities",parentData:data,parentDataProperty:"identities",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.can_create_group !== undefined){
const _errs12 = errors;
if(typeof data.can_create_group !== "boolean"){
validate182.errors = [{instancePath:instancePath+"/can_create_group",schemaPath:"#/properties/can_create_group/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.can_create_project !== undefined){
const _errs14 = errors;
if(typeof data.can_create_project !== "boolean"){
validate182.errors = [{instancePath:instancePath+"/can_create_project",schemaPath:"#/properties/can_create_project/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.two_factor_enabled !== undefined){
const _errs16 = errors;
if(typeof data.two_factor_enabled !== "boolean"){
validate182.errors = [{instancePath:instancePath+"/two_factor_enabled",schemaPath:"#/properties/two_factor_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external !== undefined){
const _errs18 = errors;
if(typeof data.external !== "boolean"){
validate182.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.email === undefined) && (missing0 = "email")) || ((data.last_sign_in_at === undefined) && (missing0 = "last_sign_in_at"))) || ((data.confirmed_at === undefined) && (missing0 = "confirmed_at"))) || ((data.last_activity_on === undefined) && (missing0 = "last_activity_on"))) || ((data.color_scheme_id === undefined) && (missing0 = "color_scheme_id"))) || ((data.projects_limit === undefined) && (missing0 = "projects_limit"))) || ((data.current_sign_in_at === undefined) && (missing0 = "current_sign_in_at"))) || ((data.identities === undefined) && (missing0 = "identities"))) || ((data.can_create_group === undefined) && (missing0 = "can_create_group"))) || ((data.can_create_project === undefined) && (missing0 = "can_create_project"))) || ((data.two_factor_enabled === undefined) && (missing0 = "two_factor_enabled"))) || ((data.external === undefined) && (missing0 = "external"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate167.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":"object","properties":{"is_admin":{"type":"boolean"}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_admin !== undefined){
if(typeof data.is_admin !== "boolean"){
validate194.errors = [{instancePath:instancePath+"/is_admin",schemaPath:"#/properties/is_admin/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is_admin === undefined) && (missing0 = "is_admin")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate166.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate166(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!(validate28(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate165.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}

const subject21 = validate198;
const schema77 = {"required":["id"],"allOf":[{"$ref":"#/components/schemas/UserSummaryFields"},{"$ref":"#/components/schemas/UserProfileFields"},{"$ref":"#/components/schemas/UserAccountFields"},{"$ref":"#/components/schemas/UserAdminFields"}]};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs3 = errors;
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate198.errors = vErrors;
return errors === 0;
}

const subject22 = validate203;
const schema78 = {"anyOf":[{"$ref":"#/components/schemas/UserForAdmin"},{"$ref":"#/components/schemas/User"}]};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate203.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate203.errors = vErrors;
return errors === 0;
}

const subject23 = validate206;
const schema79 = {"anyOf":[{"$ref":"#/components/schemas/UserFields"},{"type":"object","additionalProperties":true},{"type":"null"}]};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs3 = errors;
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate207.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(data !== null){
const err1 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate206.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate206.errors = vErrors;
return errors === 0;
}

const subject24 = validate213;
const schema81 = {"type":"array","items":{"$ref":"#/components/schemas/SshKey"}};
const schema82 = {"type":"object","required":["id","title","key","created_at"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"title":{"type":"string"},"key":{"type":"string"},"created_at":{"$ref":"#/components/schemas/Timestamp"}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs2 = errors;
if(typeof data.title !== "string"){
validate214.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate214.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs6 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate214(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}

const subject25 = validate218;

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs2 = errors;
if(typeof data.title !== "string"){
validate218.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate218.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs6 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}

const subject26 = validate221;
const schema84 = {"type":"array","items":{"$ref":"#/components/schemas/Email"}};
const schema85 = {"type":"object","required":["id","email"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"email":{"type":"string"}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs2 = errors;
if(typeof data.email !== "string"){
validate222.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate222(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}

const subject27 = validate225;
const schema86 = {"anyOf":[{"$ref":"#/components/schemas/CurrentUserUnderSudo"},{"$ref":"#/components/schemas/CurrentUser"}]};
const schema87 = {"allOf":[{"$ref":"#/components/schemas/UserForAdmin"}],"type":"object","required":["private_token"],"properties":{"private_token":{"type":"string"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.private_token === undefined) && (missing0 = "private_token")){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.private_token !== undefined){
if(typeof data.private_token !== "string"){
validate226.errors = [{instancePath:instancePath+"/private_token",schemaPath:"#/properties/private_token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate225.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate225.errors = vErrors;
return errors === 0;
}

const subject28 = validate230;

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs2 = errors;
if(typeof data.email !== "string"){
validate230.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}

const subject29 = validate232;
const schema89 = {"type":"object","allOf":[{"$ref":"#/components/schemas/ApplicationSettingsFields"}],"required":["id","created_at","updated_at","default_projects_limit","signup_enabled","signin_enabled","avatarservice_enabled","sign_in_text","home_page_url","default_branch_protection","restricted_visibility_levels","max_attachment_size","session_expire_delay","default_project_visibility","default_snippet_visibility","default_group_visibility","domain_whitelist","domain_blacklist_enabled","domain_blacklist","user_oauth_applications","after_sign_out_path","container_registry_token_expire_delay","repository_storages","repository_storage","enabled_git_access_protocol","disabled_oauth_sign_in_sources","devenv_enabled","devenv_url","diagram_enabled","diagram_url","terminal_max_session_time","polling_interval_multiplier"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"}}};
const schema90 = {"type":"object","properties":{"default_projects_limit":{"type":"integer"},"signup_enabled":{"type":"boolean"},"signin_enabled":{"type":"boolean"},"avatarservice_enabled":{"type":"boolean"},"sign_in_text":{"$ref":"#/components/schemas/SettingText"},"home_page_url":{"$ref":"#/components/schemas/SettingText"},"default_branch_protection":{"$ref":"#/components/schemas/DefaultBranchProtection"},"restricted_visibility_levels":{"$ref":"#/components/schemas/RestrictedVisibilityLevels"},"max_attachment_size":{"type":"integer"},"session_expire_delay":{"type":"integer"},"default_project_visibility":{"$ref":"#/components/schemas/Visibility"},"default_snippet_visibility":{"$ref":"#/components/schemas/Visibility"},"default_group_visibility":{"$ref":"#/components/schemas/Visibility"},"domain_whitelist":{"$ref":"#/components/schemas/DomainWhitelist"},"domain_blacklist_enabled":{"type":"boolean"},"domain_blacklist":{"$ref":"#/components/schemas/DomainBlacklist"},"user_oauth_applications":{"type":"boolean"},"after_sign_out_path":{"$ref":"#/components/schemas/SettingText"},"container_registry_token_expire_delay":{"type":"integer"},"repository_storages":{"$ref":"#/components/schemas/StorageNames"},"repository_storage":{"type":"string"},"enabled_git_access_protocol":{"$ref":"#/components/schemas/GitAccessProtocol"},"disabled_oauth_sign_in_sources":{"$ref":"#/components/schemas/SignInSources"},"devenv_enabled":{"type":"boolean"},"devenv_url":{"$ref":"#/components/schemas/SettingText"},"diagram_enabled":{"type":"boolean"},"diagram_url":{"$ref":"#/components/schemas/SettingText"},"terminal_max_session_time":{"type":"integer"},"polling_interval_multiplier":{"type":"number"}}};
const schema91 = {"type":["string","null"]};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema91.type}}];
return false;
}
validate234.errors = vErrors;
return errors === 0;
}

const schema92 = {"type":"integer","enum":[0,1,2]};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((data === 0) || (data === 1)) || (data === 2))){
validate237.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema92.enum}}];
return false;
}
validate237.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":["array","null"],"items":{"$ref":"#/components/schemas/Visibility"}};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema93.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate60(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate239.errors = vErrors;
return errors === 0;
}

const schema94 = {"type":["array","null"],"items":{"type":"string"}};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema94.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate245.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate245.errors = vErrors;
return errors === 0;
}

const schema95 = {"type":["array","null"],"items":{"type":"string"}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema95.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate247.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate247.errors = vErrors;
return errors === 0;
}

const schema96 = {"type":"array","items":{"type":"string"}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate250.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}

const schema97 = {"type":["string","null"],"enum":["ssh","http",null]};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema97.type}}];
return false;
}
if(!(((data === "ssh") || (data === "http")) || (data === null))){
validate252.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema97.enum}}];
return false;
}
validate252.errors = vErrors;
return errors === 0;
}

const schema98 = {"type":"array","items":{"type":"string"}};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate254.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default_projects_limit !== undefined){
let data0 = data.default_projects_limit;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate233.errors = [{instancePath:instancePath+"/default_projects_limit",schemaPath:"#/properties/default_projects_limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signup_enabled !== undefined){
const _errs3 = errors;
if(typeof data.signup_enabled !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/signup_enabled",schemaPath:"#/properties/signup_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signin_enabled !== undefined){
const _errs5 = errors;
if(typeof data.signin_enabled !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/signin_enabled",schemaPath:"#/properties/signin_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatarservice_enabled !== undefined){
const _errs7 = errors;
if(typeof data.avatarservice_enabled !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/avatarservice_enabled",schemaPath:"#/properties/avatarservice_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sign_in_text !== undefined){
const _errs9 = errors;
if(!(validate234(data.sign_in_text, {instancePath:instancePath+"/sign_in_text",parentData:data,parentDataProperty:"sign_in_text",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home_page_url !== undefined){
const _errs10 = errors;
if(!(validate234(data.home_page_url, {instancePath:instancePath+"/home_page_url",parentData:data,parentDataProperty:"home_page_url",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_branch_protection !== undefined){
const _errs11 = errors;
if(!(validate237(data.default_branch_protection, {instancePath:instancePath+"/default_branch_protection",parentData:data,parentDataProperty:"default_branch_protection",rootData}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted_visibility_levels !== undefined){
const _errs12 = errors;
if(!(validate239(data.restricted_visibility_levels, {instancePath:instancePath+"/restricted_visibility_levels",parentData:data,parentDataProperty:"restricted_visibility_levels",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_attachment_size !== undefined){
let data8 = data.max_attachment_size;
const _errs13 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate233.errors = [{instancePath:instancePath+"/max_attachment_size",schemaPath:"#/properties/max_attachment_size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_expire_delay !== undefined){
let data9 = data.session_expire_delay;
const _errs15 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate233.errors = [{instancePath:instancePath+"/session_expire_delay",schemaPath:"#/properties/session_expire_delay/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_project_visibility !== undefined){
const _errs17 = errors;
if(!(validate60(data.default_project_visibility, {instancePath:instancePath+"/default_project_visibility",parentData:data,parentDataProperty:"default_project_visibility",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_snippet_visibility !== undefined){
const _errs18 = errors;
if(!(validate60(data.default_snippet_visibility, {instancePath:instancePath+"/default_snippet_visibility",parentData:data,parentDataProperty:"default_snippet_visibility",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_group_visibility !== undefined){
const _errs19 = errors;
if(!(validate60(data.default_group_visibility, {instancePath:instancePath+"/default_group_visibility",parentData:data,parentDataProperty:"default_group_visibility",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_whitelist !== undefined){
const _errs20 = errors;
if(!(validate245(data.domain_whitelist, {instancePath:instancePath+"/domain_whitelist",parentData:data,parentDataProperty:"domain_whitelist",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_blacklist_enabled !== undefined){
const _errs21 = errors;
if(typeof data.domain_blacklist_enabled !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/domain_blacklist_enabled",schemaPath:"#/properties/domain_blacklist_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_blacklist !== undefined){
const _errs23 = errors;
if(!(validate247(data.domain_blacklist, {instancePath:instancePath+"/domain_blacklist",parentData:data,parentDataProperty:"domain_blacklist",rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_oauth_applications !== undefined){
const _errs24 = errors;
if(typeof data.user_oauth_applications !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/user_oauth_applications",schemaPath:"#/properties/user_oauth_applications/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after_sign_out_path !== undefined){
const _errs26 = errors;
if(!(validate234(data.after_sign_out_path, {instancePath:instancePath+"/after_sign_out_path",parentData:data,parentDataProperty:"after_sign_out_path",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_registry_token_expire_delay !== undefined){
let data18 = data.container_registry_token_expire_delay;
const _errs27 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate233.errors = [{instancePath:instancePath+"/container_registry_token_expire_delay",schemaPath:"#/properties/container_registry_token_expire_delay/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository_storages !== undefined){
const _errs29 = errors;
if(!(validate250(data.repository_storages, {instancePath:instancePath+"/repository_storages",parentData:data,parentDataProperty:"repository_storages",rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository_storage !== undefined){
const _errs30 = errors;
if(typeof data.repository_storage !== "string"){
validate233.errors = [{instancePath:instancePath+"/repository_storage",schemaPath:"#/properties/repository_storage/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled_git_access_protocol !== undefined){
const _errs32 = errors;
if(!(validate252(data.enabled_git_access_protocol, {instancePath:instancePath+"/enabled_git_access_protocol",parentData:data,parentDataProperty:"enabled_git_access_protocol",rootData}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_oauth_sign_in_sources !== undefined){
const _errs33 = errors;
if(!(validate254(data.disabled_oauth_sign_in_sources, {instancePath:instancePath+"/disabled_oauth_sign_in_sources",parentData:data,parentDataProperty:"disabled_oauth_sign_in_sources",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.devenv_enabled !== undefined){
const _errs34 = errors;
if(typeof data.devenv_enabled !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/devenv_enabled",schemaPath:"#/properties/devenv_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.devenv_url !== undefined){
const _errs36 = errors;
if(!(validate234(data.devenv_url, {instancePath:instancePath+"/devenv_url",parentData:data,parentDataProperty:"devenv_url",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagram_enabled !== undefined){
const _errs37 = errors;
if(typeof data.diagram_enabled !== "boolean"){
validate233.errors = [{instancePath:instancePath+"/diagram_enabled",schemaPath:"#/properties/diagram_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagram_url !== undefined){
const _errs39 = errors;
if(!(validate234(data.diagram_url, {instancePath:instancePath+"/diagram_url",parentData:data,parentDataProperty:"diagram_url",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminal_max_session_time !== undefined){
let data27 = data.terminal_max_session_time;
const _errs40 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate233.errors = [{instancePath:instancePath+"/terminal_max_session_time",schemaPath:"#/properties/terminal_max_session_time/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.polling_interval_multiplier !== undefined){
let data28 = data.polling_interval_multiplier;
const _errs42 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
validate233.errors = [{instancePath:instancePath+"/polling_interval_multiplier",schemaPath:"#/properties/polling_interval_multiplier/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.default_projects_limit === undefined) && (missing0 = "default_projects_limit"))) || ((data.signup_enabled === undefined) && (missing0 = "signup_enabled"))) || ((data.signin_enabled === undefined) && (missing0 = "signin_enabled"))) || ((data.avatarservice_enabled === undefined) && (missing0 = "avatarservice_enabled"))) || ((data.sign_in_text === undefined) && (missing0 = "sign_in_text"))) || ((data.home_page_url === undefined) && (missing0 = "home_page_url"))) || ((data.default_branch_protection === undefined) && (missing0 = "default_branch_protection"))) || ((data.restricted_visibility_levels === undefined) && (missing0 = "restricted_visibility_levels"))) || ((data.max_attachment_size === undefined) && (missing0 = "max_attachment_size"))) || ((data.session_expire_delay === undefined) && (missing0 = "session_expire_delay"))) || ((data.default_project_visibility === undefined) && (missing0 = "default_project_visibility"))) || ((data.default_snippet_visibility === undefined) && (missing0 = "default_snippet_visibility"))) || ((data.default_group_visibility === undefined) && (missing0 = "default_group_visibility"))) || ((data.domain_whitelist === undefined) && (missing0 = "domain_whitelist"))) || ((data.domain_blacklist_enabled === undefined) && (missing0 = "domain_blacklist_enabled"))) || ((data.domain_blacklist === undefined) && (missing0 = "domain_blacklist"))) || ((data.user_oauth_applications === undefined) && (missing0 = "user_oauth_applications"))) || ((data.after_sign_out_path === undefined) && (missing0 = "after_sign_out_path"))) || ((data.container_registry_token_expire_delay === undefined) && (missing0 = "container_registry_token_expire_delay"))) || ((data.repository_storages === undefined) && (missing0 = "repository_storages"))) || ((data.repository_storage === undefined) && (missing0 = "repository_storage"))) || ((data.enabled_git_access_protocol === undefined) && (missing0 = "enabled_git_access_protocol"))) || ((data.disabled_oauth_sign_in_sources === undefined) && (missing0 = "disabled_oauth_sign_in_sources"))) || ((data.devenv_enabled === undefined) && (missing0 = "devenv_enabled"))) || ((data.devenv_url === undefined) && (missing0 = "devenv_url"))) || ((data.diagram_enabled === undefined) && (missing0 = "diagram_enabled"))) || ((data.diagram_url === undefined) && (missing0 = "diagram_url"))) || ((data.terminal_max_session_time === undefined) && (missing0 = "terminal_max_session_time"))) || ((data.polling_interval_multiplier === undefined) && (missing0 = "polling_interval_multiplier"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.created_at !== undefined){
const _errs3 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.updated_at !== undefined){
const _errs4 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}

const subject30 = validate262;
const schema99 = {"type":"array","items":{"$ref":"#/components/schemas/BroadcastMessage"}};
const schema100 = {"type":"object","allOf":[{"$ref":"#/components/schemas/BroadcastMessageFields"}],"required":["message","starts_at","ends_at","color","font","id","active"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"active":{"type":"boolean"}}};
const schema101 = {"type":"object","properties":{"message":{"type":"string"},"starts_at":{"$ref":"#/components/schemas/Timestamp"},"ends_at":{"$ref":"#/components/schemas/Timestamp"},"color":{"type":"string"},"font":{"type":"string"}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate264.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.starts_at !== undefined){
const _errs3 = errors;
if(!(validate17(data.starts_at, {instancePath:instancePath+"/starts_at",parentData:data,parentDataProperty:"starts_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ends_at !== undefined){
const _errs4 = errors;
if(!(validate17(data.ends_at, {instancePath:instancePath+"/ends_at",parentData:data,parentDataProperty:"ends_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
const _errs5 = errors;
if(typeof data.color !== "string"){
validate264.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.font !== undefined){
const _errs7 = errors;
if(typeof data.font !== "string"){
validate264.errors = [{instancePath:instancePath+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate264(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.message === undefined) && (missing0 = "message")) || ((data.starts_at === undefined) && (missing0 = "starts_at"))) || ((data.ends_at === undefined) && (missing0 = "ends_at"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.font === undefined) && (missing0 = "font"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.active === undefined) && (missing0 = "active"))){
validate263.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.active !== undefined){
const _errs3 = errors;
if(typeof data.active !== "boolean"){
validate263.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate263(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}

const subject31 = validate270;

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate264(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.message === undefined) && (missing0 = "message")) || ((data.starts_at === undefined) && (missing0 = "starts_at"))) || ((data.ends_at === undefined) && (missing0 = "ends_at"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.font === undefined) && (missing0 = "font"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.active === undefined) && (missing0 = "active"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.active !== undefined){
const _errs3 = errors;
if(typeof data.active !== "boolean"){
validate270.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}

const subject32 = validate273;
const schema103 = {"type":"object","required":["level","notification_email"],"properties":{"level":{"$ref":"#/components/schemas/NotificationLevel"},"notification_email":{"type":"string"}}};
const schema104 = {"type":"string","enum":["disabled","participating","watch","global","mention","custom"]};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "disabled") || (data === "participating")) || (data === "watch")) || (data === "global")) || (data === "mention")) || (data === "custom"))){
validate274.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema104.enum}}];
return false;
}
validate274.errors = vErrors;
return errors === 0;
}


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.level === undefined) && (missing0 = "level")) || ((data.notification_email === undefined) && (missing0 = "notification_email"))){
validate273.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.level !== undefined){
const _errs1 = errors;
if(!(validate274(data.level, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notification_email !== undefined){
const _errs2 = errors;
if(typeof data.notification_email !== "string"){
validate273.errors = [{instancePath:instancePath+"/notification_email",schemaPath:"#/properties/notification_email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}

const subject33 = validate276;
const schema105 = {"type":"object","required":["level"],"properties":{"level":{"$ref":"#/components/schemas/NotificationLevel"},"events":{"$ref":"#/components/schemas/NotificationEvents"}}};
const schema106 = {"allOf":[{"$ref":"#/components/schemas/NotificationEventFields"}],"required":["new_note","new_issue","reopen_issue","close_issue","reassign_issue","new_merge_request","reopen_merge_request","close_merge_request","reassign_merge_request","merge_merge_request","failed_pipeline","success_pipeline"]};
const schema107 = {"type":"object","properties":{"new_note":{"type":"boolean"},"new_issue":{"type":"boolean"},"reopen_issue":{"type":"boolean"},"close_issue":{"type":"boolean"},"reassign_issue":{"type":"boolean"},"new_merge_request":{"type":"boolean"},"reopen_merge_request":{"type":"boolean"},"close_merge_request":{"type":"boolean"},"reassign_merge_request":{"type":"boolean"},"merge_merge_request":{"type":"boolean"},"failed_pipeline":{"type":"boolean"},"success_pipeline":{"type":"boolean"}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.new_note !== undefined){
const _errs1 = errors;
if(typeof data.new_note !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/new_note",schemaPath:"#/properties/new_note/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_issue !== undefined){
const _errs3 = errors;
if(typeof data.new_issue !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/new_issue",schemaPath:"#/properties/new_issue/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reopen_issue !== undefined){
const _errs5 = errors;
if(typeof data.reopen_issue !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/reopen_issue",schemaPath:"#/properties/reopen_issue/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.close_issue !== undefined){
const _errs7 = errors;
if(typeof data.close_issue !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/close_issue",schemaPath:"#/properties/close_issue/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reassign_issue !== undefined){
const _errs9 = errors;
if(typeof data.reassign_issue !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/reassign_issue",schemaPath:"#/properties/reassign_issue/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_merge_request !== undefined){
const _errs11 = errors;
if(typeof data.new_merge_request !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/new_merge_request",schemaPath:"#/properties/new_merge_request/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reopen_merge_request !== undefined){
const _errs13 = errors;
if(typeof data.reopen_merge_request !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/reopen_merge_request",schemaPath:"#/properties/reopen_merge_request/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.close_merge_request !== undefined){
const _errs15 = errors;
if(typeof data.close_merge_request !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/close_merge_request",schemaPath:"#/properties/close_merge_request/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reassign_merge_request !== undefined){
const _errs17 = errors;
if(typeof data.reassign_merge_request !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/reassign_merge_request",schemaPath:"#/properties/reassign_merge_request/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_merge_request !== undefined){
const _errs19 = errors;
if(typeof data.merge_merge_request !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/merge_merge_request",schemaPath:"#/properties/merge_merge_request/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed_pipeline !== undefined){
const _errs21 = errors;
if(typeof data.failed_pipeline !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/failed_pipeline",schemaPath:"#/properties/failed_pipeline/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.success_pipeline !== undefined){
const _errs23 = errors;
if(typeof data.success_pipeline !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/success_pipeline",schemaPath:"#/properties/success_pipeline/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.new_note === undefined) && (missing0 = "new_note")) || ((data.new_issue === undefined) && (missing0 = "new_issue"))) || ((data.reopen_issue === undefined) && (missing0 = "reopen_issue"))) || ((data.close_issue === undefined) && (missing0 = "close_issue"))) || ((data.reassign_issue === undefined) && (missing0 = "reassign_issue"))) || ((data.new_merge_request === undefined) && (missing0 = "new_merge_request"))) || ((data.reopen_merge_request === undefined) && (missing0 = "reopen_merge_request"))) || ((data.close_merge_request === undefined) && (missing0 = "close_merge_request"))) || ((data.reassign_merge_request === undefined) && (missing0 = "reassign_merge_request"))) || ((data.merge_merge_request === undefined) && (missing0 = "merge_merge_request"))) || ((data.failed_pipeline === undefined) && (missing0 = "failed_pipeline"))) || ((data.success_pipeline === undefined) && (missing0 = "success_pipeline"))){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate278.errors = vErrors;
return errors === 0;
}


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.level === undefined) && (missing0 = "level")){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.level !== undefined){
const _errs1 = errors;
if(!(validate274(data.level, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
const _errs2 = errors;
if(!(validate278(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}

const subject34 = validate282;
const schema108 = {"type":"array","items":{"$ref":"#/components/schemas/Todo"}};
const schema109 = {"type":"object","required":["id","project","author","action_name","target_type","target","target_url","body","state","created_at"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"project":{"$ref":"#/components/schemas/ProjectReference"},"author":{"$ref":"#/components/schemas/UserSummary"},"action_name":{"type":"string"},"target_type":{"$ref":"#/components/schemas/TodoTargetType"},"target":{"$ref":"#/components/schemas/TodoTarget"},"target_url":{"type":"string"},"body":{"type":"string"},"state":{"$ref":"#/components/schemas/TodoState"},"created_at":{"$ref":"#/components/schemas/Timestamp"}}};
const schema110 = {"type":"object","required":["id","name","name_with_namespace","path","path_with_namespace"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"name":{"type":"string"},"name_with_namespace":{"type":"string"},"path":{"type":"string"},"path_with_namespace":{"type":"string"}}};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.name_with_namespace === undefined) && (missing0 = "name_with_namespace"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.path_with_namespace === undefined) && (missing0 = "path_with_namespace"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate285.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name_with_namespace !== undefined){
const _errs4 = errors;
if(typeof data.name_with_namespace !== "string"){
validate285.errors = [{instancePath:instancePath+"/name_with_namespace",schemaPath:"#/properties/name_with_namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs6 = errors;
if(typeof data.path !== "string"){
validate285.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path_with_namespace !== undefined){
const _errs8 = errors;
if(typeof data.path_with_namespace !== "string"){
validate285.errors = [{instancePath:instancePath+"/path_with_namespace",schemaPath:"#/properties/path_with_namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}

const schema111 = {"type":"string","enum":["Issue","MergeRequest"]};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "Issue") || (data === "MergeRequest"))){
validate289.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema111.enum}}];
return false;
}
validate289.errors = vErrors;
return errors === 0;
}

const schema112 = {"anyOf":[{"$ref":"#/components/schemas/MergeRequestSummary"},{"$ref":"#/components/schemas/IssueSummary"}]};
const schema113 = {"allOf":[{"$ref":"#/components/schemas/MergeRequestFields"}],"required":["id","iid","project_id","source_project_id","target_project_id","title","description","state","source_branch","target_branch","upvotes","downvotes","author","assignee","labels","work_in_progress","milestone","merge_when_pipeline_succeeds","merge_status","sha","merge_commit_sha","user_notes_count","should_remove_source_branch","force_remove_source_branch","web_url"]};
const schema114 = {"type":"object","properties":{"id":{"$ref":"#/components/schemas/Id"},"iid":{"$ref":"#/components/schemas/Iid"},"project_id":{"$ref":"#/components/schemas/Id"},"source_project_id":{"$ref":"#/components/schemas/Id"},"target_project_id":{"$ref":"#/components/schemas/Id"},"title":{"type":"string"},"description":{"type":["string","null"]},"state":{"$ref":"#/components/schemas/MergeRequestState"},"source_branch":{"type":"string"},"target_branch":{"type":"string"},"upvotes":{"$ref":"#/components/schemas/Count"},"downvotes":{"$ref":"#/components/schemas/Count"},"author":{"$ref":"#/components/schemas/UserSummary"},"assignee":{"$ref":"#/components/schemas/NullableUserSummary"},"labels":{"type":"array","items":{"type":"string"}},"work_in_progress":{"type":"boolean"},"milestone":{"$ref":"#/components/schemas/NullableMilestone"},"merge_when_pipeline_succeeds":{"type":"boolean"},"merge_status":{"$ref":"#/components/schemas/MergeStatus"},"sha":{"$ref":"#/components/schemas/Sha"},"merge_commit_sha":{"type":["string","null"],"pattern":"^[0-9a-f]{40,64}$"},"user_notes_count":{"$ref":"#/components/schemas/Count"},"should_remove_source_branch":{"type":"boolean"},"force_remove_source_branch":{"type":"boolean"},"web_url":{"type":"string"},"subscribed":{"type":"boolean"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"}}};
const schema115 = {"type":"integer","minimum":1};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate295.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate295.errors = vErrors;
return errors === 0;
}

const schema116 = {"type":"string","enum":["opened","closed","merged","reopened"]};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data === "opened") || (data === "closed")) || (data === "merged")) || (data === "reopened"))){
validate300.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema116.enum}}];
return false;
}
validate300.errors = vErrors;
return errors === 0;
}

const schema117 = {"anyOf":[{"$ref":"#/components/schemas/UserSummary"},{"type":"null"}]};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate305.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate305.errors = vErrors;
return errors === 0;
}

const schema118 = {"anyOf":[{"$ref":"#/components/schemas/Milestone"},{"type":"null"}]};
const schema119 = {"type":"object","required":["id","iid","project_id","title","description","state","created_at","updated_at","due_date"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"iid":{"$ref":"#/components/schemas/Iid"},"project_id":{"$ref":"#/components/schemas/Id"},"title":{"type":"string"},"description":{"type":["string","null"]},"state":{"type":"string"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"},"due_date":{"$ref":"#/components/schemas/NullableDate"}}};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.iid === undefined) && (missing0 = "iid"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.due_date === undefined) && (missing0 = "due_date"))){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iid !== undefined){
const _errs2 = errors;
if(!(validate295(data.iid, {instancePath:instancePath+"/iid",parentData:data,parentDataProperty:"iid",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs3 = errors;
if(!(validate3(data.project_id, {instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate309.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate309.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema119.properties.description.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs8 = errors;
if(typeof data.state !== "string"){
validate309.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs10 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs11 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
const _errs12 = errors;
if(!(validate152(data.due_date, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate309(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate308.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate308.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":"string","enum":["can_be_merged","cannot_be_merged"]};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "can_be_merged") || (data === "cannot_be_merged"))){
validate318.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema120.enum}}];
return false;
}
validate318.errors = vErrors;
return errors === 0;
}


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iid !== undefined){
const _errs2 = errors;
if(!(validate295(data.iid, {instancePath:instancePath+"/iid",parentData:data,parentDataProperty:"iid",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs3 = errors;
if(!(validate3(data.project_id, {instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_project_id !== undefined){
const _errs4 = errors;
if(!(validate3(data.source_project_id, {instancePath:instancePath+"/source_project_id",parentData:data,parentDataProperty:"source_project_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_project_id !== undefined){
const _errs5 = errors;
if(!(validate3(data.target_project_id, {instancePath:instancePath+"/target_project_id",parentData:data,parentDataProperty:"target_project_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs6 = errors;
if(typeof data.title !== "string"){
validate293.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data6 = data.description;
const _errs8 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate293.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema114.properties.description.type}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs10 = errors;
if(!(validate300(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_branch !== undefined){
const _errs11 = errors;
if(typeof data.source_branch !== "string"){
validate293.errors = [{instancePath:instancePath+"/source_branch",schemaPath:"#/properties/source_branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_branch !== undefined){
const _errs13 = errors;
if(typeof data.target_branch !== "string"){
validate293.errors = [{instancePath:instancePath+"/target_branch",schemaPath:"#/properties/target_branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upvotes !== undefined){
const _errs15 = errors;
if(!(validate23(data.upvotes, {instancePath:instancePath+"/upvotes",parentData:data,parentDataProperty:"upvotes",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downvotes !== undefined){
const _errs16 = errors;
if(!(validate23(data.downvotes, {instancePath:instancePath+"/downvotes",parentData:data,parentDataProperty:"downvotes",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs17 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee !== undefined){
const _errs18 = errors;
if(!(validate305(data.assignee, {instancePath:instancePath+"/assignee",parentData:data,parentDataProperty:"assignee",rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data14 = data.labels;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data14)){
var valid1 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(typeof data14[i0] !== "string"){
validate293.errors = [{instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.work_in_progress !== undefined){
const _errs23 = errors;
if(typeof data.work_in_progress !== "boolean"){
validate293.errors = [{instancePath:instancePath+"/work_in_progress",schemaPath:"#/properties/work_in_progress/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.milestone !== undefined){
const _errs25 = errors;
if(!(validate308(data.milestone, {instancePath:instancePath+"/milestone",parentData:data,parentDataProperty:"milestone",rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_when_pipeline_succeeds !== undefined){
const _errs26 = errors;
if(typeof data.merge_when_pipeline_succeeds !== "boolean"){
validate293.errors = [{instancePath:instancePath+"/merge_when_pipeline_succeeds",schemaPath:"#/properties/merge_when_pipeline_succeeds/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_status !== undefined){
const _errs28 = errors;
if(!(validate318(data.merge_status, {instancePath:instancePath+"/merge_status",parentData:data,parentDataProperty:"merge_status",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha !== undefined){
const _errs29 = errors;
if(!(validate8(data.sha, {instancePath:instancePath+"/sha",parentData:data,parentDataProperty:"sha",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_commit_sha !== undefined){
let data21 = data.merge_commit_sha;
const _errs30 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate293.errors = [{instancePath:instancePath+"/merge_commit_sha",schemaPath:"#/properties/merge_commit_sha/type",keyword:"type",params:{type: schema114.properties.merge_commit_sha.type}}];
return false;
}
if(errors === _errs30){
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
validate293.errors = [{instancePath:instancePath+"/merge_commit_sha",schemaPath:"#/properties/merge_commit_sha/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40,64}$"}}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_notes_count !== undefined){
const _errs32 = errors;
if(!(validate23(data.user_notes_count, {instancePath:instancePath+"/user_notes_count",parentData:data,parentDataProperty:"user_notes_count",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.should_remove_source_branch !== undefined){
const _errs33 = errors;
if(typeof data.should_remove_source_branch !== "boolean"){
validate293.errors = [{instancePath:instancePath+"/should_remove_source_branch",schemaPath:"#/properties/should_remove_source_branch/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.force_remove_source_branch !== undefined){
const _errs35 = errors;
if(typeof data.force_remove_source_branch !== "boolean"){
validate293.errors = [{instancePath:instancePath+"/force_remove_source_branch",schemaPath:"#/properties/force_remove_source_branch/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs37 = errors;
if(typeof data.web_url !== "string"){
validate293.errors = [{instancePath:instancePath+"/web_url",schemaPath:"#/properties/web_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscribed !== undefined){
const _errs39 = errors;
if(typeof data.subscribed !== "boolean"){
validate293.errors = [{instancePath:instancePath+"/subscribed",schemaPath:"#/properties/subscribed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs41 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs42 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.iid === undefined) && (missing0 = "iid"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.source_project_id === undefined) && (missing0 = "source_project_id"))) || ((data.target_project_id === undefined) && (missing0 = "target_project_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.source_branch === undefined) && (missing0 = "source_branch"))) || ((data.target_branch === undefined) && (missing0 = "target_branch"))) || ((data.upvotes === undefined) && (missing0 = "upvotes"))) || ((data.downvotes === undefined) && (missing0 = "downvotes"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.assignee === undefined) && (missing0 = "assignee"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.work_in_progress === undefined) && (missing0 = "work_in_progress"))) || ((data.milestone === undefined) && (missing0 = "milestone"))) || ((data.merge_when_pipeline_succeeds === undefined) && (missing0 = "merge_when_pipeline_succeeds"))) || ((data.merge_status === undefined) && (missing0 = "merge_status"))) || ((data.sha === undefined) && (missing0 = "sha"))) || ((data.merge_commit_sha === undefined) && (missing0 = "merge_commit_sha"))) || ((data.user_notes_count === undefined) && (missing0 = "user_notes_count"))) || ((data.should_remove_source_branch === undefined) && (missing0 = "should_remove_source_branch"))) || ((data.force_remove_source_branch === undefined) && (missing0 = "force_remove_source_branch"))) || ((data.web_url === undefined) && (missing0 = "web_url"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate292.errors = vErrors;
return errors === 0;
}

const schema121 = {"allOf":[{"$ref":"#/components/schemas/IssueFields"}],"required":["id","iid","project_id","title","description","state","author","assignees","assignee","milestone","labels","user_notes_count","due_date","web_url","confidential","created_at","updated_at"]};
const schema122 = {"type":"object","properties":{"id":{"$ref":"#/components/schemas/Id"},"iid":{"$ref":"#/components/schemas/Iid"},"project_id":{"$ref":"#/components/schemas/Id"},"title":{"type":"string"},"description":{"type":["string","null"]},"state":{"$ref":"#/components/schemas/IssueState"},"author":{"$ref":"#/components/schemas/UserSummary"},"assignees":{"type":"array","items":{"$ref":"#/components/schemas/UserSummary"}},"assignee":{"$ref":"#/components/schemas/NullableUserSummary"},"milestone":{"$ref":"#/components/schemas/NullableMilestone"},"labels":{"type":"array","items":{"type":"string"}},"user_notes_count":{"$ref":"#/components/schemas/Count"},"due_date":{"$ref":"#/components/schemas/NullableDate"},"web_url":{"type":"string"},"confidential":{"type":"boolean"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"},"subscribed":{"type":"boolean"}}};
const schema123 = {"type":"string","enum":["opened","closed"]};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "opened") || (data === "closed"))){
validate331.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema123.enum}}];
return false;
}
validate331.errors = vErrors;
return errors === 0;
}


function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iid !== undefined){
const _errs2 = errors;
if(!(validate295(data.iid, {instancePath:instancePath+"/iid",parentData:data,parentDataProperty:"iid",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs3 = errors;
if(!(validate3(data.project_id, {instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"project_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate327.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs6 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate327.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema122.properties.description.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs8 = errors;
if(!(validate331(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs9 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignees !== undefined){
let data7 = data.assignees;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate28(data7[i0], {instancePath:instancePath+"/assignees/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate327.errors = [{instancePath:instancePath+"/assignees",schemaPath:"#/properties/assignees/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee !== undefined){
const _errs13 = errors;
if(!(validate305(data.assignee, {instancePath:instancePath+"/assignee",parentData:data,parentDataProperty:"assignee",rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.milestone !== undefined){
const _errs14 = errors;
if(!(validate308(data.milestone, {instancePath:instancePath+"/milestone",parentData:data,parentDataProperty:"milestone",rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data11 = data.labels;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data11)){
var valid2 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(typeof data11[i1] !== "string"){
validate327.errors = [{instancePath:instancePath+"/labels/" + i1,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate327.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_notes_count !== undefined){
const _errs19 = errors;
if(!(validate23(data.user_notes_count, {instancePath:instancePath+"/user_notes_count",parentData:data,parentDataProperty:"user_notes_count",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
const _errs20 = errors;
if(!(validate152(data.due_date, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs21 = errors;
if(typeof data.web_url !== "string"){
validate327.errors = [{instancePath:instancePath+"/web_url",schemaPath:"#/properties/web_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidential !== undefined){
const _errs23 = errors;
if(typeof data.confidential !== "boolean"){
validate327.errors = [{instancePath:instancePath+"/confidential",schemaPath:"#/properties/confidential/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs25 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs26 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscribed !== undefined){
const _errs27 = errors;
if(typeof data.subscribed !== "boolean"){
validate327.errors = [{instancePath:instancePath+"/subscribed",schemaPath:"#/properties/subscribed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate327(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.iid === undefined) && (missing0 = "iid"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.assignees === undefined) && (missing0 = "assignees"))) || ((data.assignee === undefined) && (missing0 = "assignee"))) || ((data.milestone === undefined) && (missing0 = "milestone"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.user_notes_count === undefined) && (missing0 = "user_notes_count"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.web_url === undefined) && (missing0 = "web_url"))) || ((data.confidential === undefined) && (missing0 = "confidential"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate326.errors = vErrors;
return errors === 0;
}


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate291.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate291.errors = vErrors;
return errors === 0;
}

const schema124 = {"type":"string","enum":["pending","done"]};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "pending") || (data === "done"))){
validate344.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema124.enum}}];
return false;
}
validate344.errors = vErrors;
return errors === 0;
}


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.project === undefined) && (missing0 = "project"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.action_name === undefined) && (missing0 = "action_name"))) || ((data.target_type === undefined) && (missing0 = "target_type"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.target_url === undefined) && (missing0 = "target_url"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs2 = errors;
if(!(validate285(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs3 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_name !== undefined){
const _errs4 = errors;
if(typeof data.action_name !== "string"){
validate283.errors = [{instancePath:instancePath+"/action_name",schemaPath:"#/properties/action_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_type !== undefined){
const _errs6 = errors;
if(!(validate289(data.target_type, {instancePath:instancePath+"/target_type",parentData:data,parentDataProperty:"target_type",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
const _errs7 = errors;
if(!(validate291(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_url !== undefined){
const _errs8 = errors;
if(typeof data.target_url !== "string"){
validate283.errors = [{instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs10 = errors;
if(typeof data.body !== "string"){
validate283.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs12 = errors;
if(!(validate344(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate283(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}

const subject35 = validate348;

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.project === undefined) && (missing0 = "project"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.action_name === undefined) && (missing0 = "action_name"))) || ((data.target_type === undefined) && (missing0 = "target_type"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.target_url === undefined) && (missing0 = "target_url"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs2 = errors;
if(!(validate285(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs3 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_name !== undefined){
const _errs4 = errors;
if(typeof data.action_name !== "string"){
validate348.errors = [{instancePath:instancePath+"/action_name",schemaPath:"#/properties/action_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_type !== undefined){
const _errs6 = errors;
if(!(validate289(data.target_type, {instancePath:instancePath+"/target_type",parentData:data,parentDataProperty:"target_type",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
const _errs7 = errors;
if(!(validate291(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_url !== undefined){
const _errs8 = errors;
if(typeof data.target_url !== "string"){
validate348.errors = [{instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs10 = errors;
if(typeof data.body !== "string"){
validate348.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs12 = errors;
if(!(validate344(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}

const subject36 = validate356;
const schema126 = {"type":"array","items":{"$ref":"#/components/schemas/CommitSummary"}};
const schema127 = {"allOf":[{"$ref":"#/components/schemas/CommitFields"}],"required":["id","short_id","title","message","author_name","author_email","committer_name","committer_email","parent_ids"]};
const schema128 = {"type":"object","properties":{"id":{"$ref":"#/components/schemas/Sha"},"short_id":{"$ref":"#/components/schemas/ShortSha"},"title":{"type":"string"},"message":{"type":"string"},"author_name":{"type":"string"},"author_email":{"type":"string"},"authored_date":{"$ref":"#/components/schemas/Timestamp"},"committer_name":{"type":"string"},"committer_email":{"type":"string"},"committed_date":{"$ref":"#/components/schemas/Timestamp"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"parent_ids":{"type":"array","items":{"$ref":"#/components/schemas/Sha"}}}};
const schema129 = {"type":"string","pattern":"^[0-9a-f]+$"};
const pattern2 = new RegExp("^[0-9a-f]+$", "u");

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate360.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]+$"}}];
return false;
}
}
else {
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}


function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate8(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.short_id !== undefined){
const _errs2 = errors;
if(!(validate360(data.short_id, {instancePath:instancePath+"/short_id",parentData:data,parentDataProperty:"short_id",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate358.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(typeof data.message !== "string"){
validate358.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_name !== undefined){
const _errs7 = errors;
if(typeof data.author_name !== "string"){
validate358.errors = [{instancePath:instancePath+"/author_name",schemaPath:"#/properties/author_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_email !== undefined){
const _errs9 = errors;
if(typeof data.author_email !== "string"){
validate358.errors = [{instancePath:instancePath+"/author_email",schemaPath:"#/properties/author_email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authored_date !== undefined){
const _errs11 = errors;
if(!(validate17(data.authored_date, {instancePath:instancePath+"/authored_date",parentData:data,parentDataProperty:"authored_date",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.committer_name !== undefined){
const _errs12 = errors;
if(typeof data.committer_name !== "string"){
validate358.errors = [{instancePath:instancePath+"/committer_name",schemaPath:"#/properties/committer_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.committer_email !== undefined){
const _errs14 = errors;
if(typeof data.committer_email !== "string"){
validate358.errors = [{instancePath:instancePath+"/committer_email",schemaPath:"#/properties/committer_email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.committed_date !== undefined){
const _errs16 = errors;
if(!(validate17(data.committed_date, {instancePath:instancePath+"/committed_date",parentData:data,parentDataProperty:"committed_date",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs17 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_ids !== undefined){
let data11 = data.parent_ids;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data11)){
var valid1 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate8(data11[i0], {instancePath:instancePath+"/parent_ids/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
}
else {
validate358.errors = [{instancePath:instancePath+"/parent_ids",schemaPath:"#/properties/parent_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.short_id === undefined) && (missing0 = "short_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.author_name === undefined) && (missing0 = "author_name"))) || ((data.author_email === undefined) && (missing0 = "author_email"))) || ((data.committer_name === undefined) && (missing0 = "committer_name"))) || ((data.committer_email === undefined) && (missing0 = "committer_email"))) || ((data.parent_ids === undefined) && (missing0 = "parent_ids"))){
validate357.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate357.errors = vErrors;
return errors === 0;
}


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate357(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}

const subject37 = validate368;
const schema130 = {"allOf":[{"$ref":"#/components/schemas/CommitDetailFields"}],"required":["id","short_id","title","message","author_name","author_email","authored_date","committer_name","committer_email","committed_date","created_at","parent_ids","stats","status"]};
const schema131 = {"allOf":[{"$ref":"#/components/schemas/CommitFields"}],"properties":{"stats":{"$ref":"#/components/schemas/CommitStats"},"status":{"type":["string","null"]}}};
const schema132 = {"type":"object","required":["additions","deletions","total"],"properties":{"additions":{"$ref":"#/components/schemas/Count"},"deletions":{"$ref":"#/components/schemas/Count"},"total":{"$ref":"#/components/schemas/Count"}}};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.additions === undefined) && (missing0 = "additions")) || ((data.deletions === undefined) && (missing0 = "deletions"))) || ((data.total === undefined) && (missing0 = "total"))){
validate371.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.additions !== undefined){
const _errs1 = errors;
if(!(validate23(data.additions, {instancePath:instancePath+"/additions",parentData:data,parentDataProperty:"additions",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletions !== undefined){
const _errs2 = errors;
if(!(validate23(data.deletions, {instancePath:instancePath+"/deletions",parentData:data,parentDataProperty:"deletions",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
const _errs3 = errors;
if(!(validate23(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}


function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stats !== undefined){
const _errs1 = errors;
if(!(validate371(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate369.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema131.properties.status.type}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
}
}
}
validate369.errors = vErrors;
return errors === 0;
}


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate369(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.short_id === undefined) && (missing0 = "short_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.author_name === undefined) && (missing0 = "author_name"))) || ((data.author_email === undefined) && (missing0 = "author_email"))) || ((data.authored_date === undefined) && (missing0 = "authored_date"))) || ((data.committer_name === undefined) && (missing0 = "committer_name"))) || ((data.committer_email === undefined) && (missing0 = "committer_email"))) || ((data.committed_date === undefined) && (missing0 = "committed_date"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.parent_ids === undefined) && (missing0 = "parent_ids"))) || ((data.stats === undefined) && (missing0 = "stats"))) || ((data.status === undefined) && (missing0 = "status"))){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate368.errors = vErrors;
return errors === 0;
}

const subject38 = validate377;
const schema133 = {"allOf":[{"$ref":"#/components/schemas/CommitDetailFields"}],"required":["id","short_id","title","message","author_name","author_email","committer_name","committer_email","parent_ids"]};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate369(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.short_id === undefined) && (missing0 = "short_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.author_name === undefined) && (missing0 = "author_name"))) || ((data.author_email === undefined) && (missing0 = "author_email"))) || ((data.committer_name === undefined) && (missing0 = "committer_name"))) || ((data.committer_email === undefined) && (missing0 = "committer_email"))) || ((data.parent_ids === undefined) && (missing0 = "parent_ids"))){
validate377.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate377.errors = vErrors;
return errors === 0;
}

const subject39 = validate379;
const schema134 = {"type":"array","items":{"$ref":"#/components/schemas/DiffEntry"}};
const schema135 = {"type":"object","required":["diff","new_path","old_path","a_mode","b_mode","new_file","renamed_file","deleted_file"],"properties":{"diff":{"type":"string"},"new_path":{"type":"string"},"old_path":{"type":"string"},"a_mode":{"type":["string","null"]},"b_mode":{"type":["string","null"]},"new_file":{"type":"boolean"},"renamed_file":{"type":"boolean"},"deleted_file":{"type":"boolean"}}};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.diff === undefined) && (missing0 = "diff")) || ((data.new_path === undefined) && (missing0 = "new_path"))) || ((data.old_path === undefined) && (missing0 = "old_path"))) || ((data.a_mode === undefined) && (missing0 = "a_mode"))) || ((data.b_mode === undefined) && (missing0 = "b_mode"))) || ((data.new_file === undefined) && (missing0 = "new_file"))) || ((data.renamed_file === undefined) && (missing0 = "renamed_file"))) || ((data.deleted_file === undefined) && (missing0 = "deleted_file"))){
validate380.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.diff !== undefined){
const _errs1 = errors;
if(typeof data.diff !== "string"){
validate380.errors = [{instancePath:instancePath+"/diff",schemaPath:"#/properties/diff/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_path !== undefined){
const _errs3 = errors;
if(typeof data.new_path !== "string"){
validate380.errors = [{instancePath:instancePath+"/new_path",schemaPath:"#/properties/new_path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.old_path !== undefined){
const _errs5 = errors;
if(typeof data.old_path !== "string"){
validate380.errors = [{instancePath:instancePath+"/old_path",schemaPath:"#/properties/old_path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.a_mode !== undefined){
let data3 = data.a_mode;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate380.errors = [{instancePath:instancePath+"/a_mode",schemaPath:"#/properties/a_mode/type",keyword:"type",params:{type: schema135.properties.a_mode.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.b_mode !== undefined){
let data4 = data.b_mode;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate380.errors = [{instancePath:instancePath+"/b_mode",schemaPath:"#/properties/b_mode/type",keyword:"type",params:{type: schema135.properties.b_mode.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_file !== undefined){
const _errs11 = errors;
if(typeof data.new_file !== "boolean"){
validate380.errors = [{instancePath:instancePath+"/new_file",schemaPath:"#/properties/new_file/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renamed_file !== undefined){
const _errs13 = errors;
if(typeof data.renamed_file !== "boolean"){
validate380.errors = [{instancePath:instancePath+"/renamed_file",schemaPath:"#/properties/renamed_file/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_file !== undefined){
const _errs15 = errors;
if(typeof data.deleted_file !== "boolean"){
validate380.errors = [{instancePath:instancePath+"/deleted_file",schemaPath:"#/properties/deleted_file/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}


function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate380(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}

const subject40 = validate382;
const schema136 = {"type":"array","items":{"$ref":"#/components/schemas/CommitComment"}};
const schema137 = {"allOf":[{"$ref":"#/components/schemas/CommitCommentFields"}],"required":["note","author"]};
const schema138 = {"type":"object","properties":{"note":{"type":"string"},"author":{"$ref":"#/components/schemas/UserSummary"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"path":{"type":["string","null"]},"line":{"type":["integer","null"]},"line_type":{"$ref":"#/components/schemas/LineType"}}};
const schema139 = {"type":["string","null"],"enum":["new","old",null]};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema139.type}}];
return false;
}
if(!(((data === "new") || (data === "old")) || (data === null))){
validate387.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema139.enum}}];
return false;
}
validate387.errors = vErrors;
return errors === 0;
}


function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note !== undefined){
const _errs1 = errors;
if(typeof data.note !== "string"){
validate384.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs3 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs4 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data3 = data.path;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate384.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema138.properties.path.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data4 = data.line;
const _errs7 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate384.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: schema138.properties.line.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line_type !== undefined){
const _errs9 = errors;
if(!(validate387(data.line_type, {instancePath:instancePath+"/line_type",parentData:data,parentDataProperty:"line_type",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate384.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate384.errors = vErrors;
return errors === 0;
}


function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate384(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.note === undefined) && (missing0 = "note")) || ((data.author === undefined) && (missing0 = "author"))){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate383.errors = vErrors;
return errors === 0;
}


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate383(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}

const subject41 = validate391;
const schema140 = {"allOf":[{"$ref":"#/components/schemas/CommitCommentFields"}],"required":["note","author","created_at","path","line","line_type"]};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate384(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.note === undefined) && (missing0 = "note")) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.line_type === undefined) && (missing0 = "line_type"))){
validate391.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate391.errors = vErrors;
return errors === 0;
}

const subject42 = validate393;
const schema141 = {"type":"array","items":{"$ref":"#/components/schemas/CommitStatus"}};
const schema142 = {"allOf":[{"$ref":"#/components/schemas/CommitStatusFields"}],"required":["id","sha","ref","name","status","description","target_url","allow_failure","created_at","started_at","finished_at","author"]};
const schema143 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"sha":{"$ref":"#/components/schemas/Sha"},"ref":{"type":["string","null"]},"name":{"type":"string"},"status":{"type":"string"},"description":{"type":["string","null"]},"target_url":{"type":["string","null"]},"allow_failure":{"type":"boolean"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"started_at":{"$ref":"#/components/schemas/NullableTimestamp"},"finished_at":{"$ref":"#/components/schemas/NullableTimestamp"},"author":{"$ref":"#/components/schemas/UserSummary"}}};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha !== undefined){
const _errs2 = errors;
if(!(validate8(data.sha, {instancePath:instancePath+"/sha",parentData:data,parentDataProperty:"sha",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data2 = data.ref;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate395.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: schema143.properties.ref.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate395.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(typeof data.status !== "string"){
validate395.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate395.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema143.properties.description.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_url !== undefined){
let data6 = data.target_url;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate395.errors = [{instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: schema143.properties.target_url.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_failure !== undefined){
const _errs13 = errors;
if(typeof data.allow_failure !== "boolean"){
validate395.errors = [{instancePath:instancePath+"/allow_failure",schemaPath:"#/properties/allow_failure/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs15 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
const _errs16 = errors;
if(!(validate183(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
const _errs17 = errors;
if(!(validate183(data.finished_at, {instancePath:instancePath+"/finished_at",parentData:data,parentDataProperty:"finished_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs18 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}


function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate395(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.sha === undefined) && (missing0 = "sha"))) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.target_url === undefined) && (missing0 = "target_url"))) || ((data.allow_failure === undefined) && (missing0 = "allow_failure"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.author === undefined) && (missing0 = "author"))){
validate394.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate394.errors = vErrors;
return errors === 0;
}


function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate394(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}

const subject43 = validate404;

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate404.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha !== undefined){
const _errs2 = errors;
if(!(validate8(data.sha, {instancePath:instancePath+"/sha",parentData:data,parentDataProperty:"sha",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data2 = data.ref;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate404.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: schema143.properties.ref.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate404.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(typeof data.status !== "string"){
validate404.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate404.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema143.properties.description.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_url !== undefined){
let data6 = data.target_url;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate404.errors = [{instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: schema143.properties.target_url.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow_failure !== undefined){
const _errs13 = errors;
if(typeof data.allow_failure !== "boolean"){
validate404.errors = [{instancePath:instancePath+"/allow_failure",schemaPath:"#/properties/allow_failure/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs15 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
const _errs16 = errors;
if(!(validate183(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
const _errs17 = errors;
if(!(validate183(data.finished_at, {instancePath:instancePath+"/finished_at",parentData:data,parentDataProperty:"finished_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs18 = errors;
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate404.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate404.errors = vErrors;
return errors === 0;
}

const subject44 = validate411;
const schema145 = {"type":"array","items":{"$ref":"#/components/schemas/Branch"}};
const schema146 = {"allOf":[{"$ref":"#/components/schemas/BranchFields"}],"required":["name","merged","protected","developers_can_push","developers_can_merge","commit"]};
const schema147 = {"type":"object","properties":{"name":{"type":"string"},"merged":{"type":"boolean"},"protected":{"type":"boolean"},"developers_can_push":{"type":"boolean"},"developers_can_merge":{"type":"boolean"},"commit":{"$ref":"#/components/schemas/BranchCommit"}}};
const schema148 = {"allOf":[{"$ref":"#/components/schemas/CommitFields"}],"required":["id","short_id","title","message","author_name","author_email","authored_date","committer_name","committer_email","committed_date","parent_ids"]};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.short_id === undefined) && (missing0 = "short_id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.author_name === undefined) && (missing0 = "author_name"))) || ((data.author_email === undefined) && (missing0 = "author_email"))) || ((data.authored_date === undefined) && (missing0 = "authored_date"))) || ((data.committer_name === undefined) && (missing0 = "committer_name"))) || ((data.committer_email === undefined) && (missing0 = "committer_email"))) || ((data.committed_date === undefined) && (missing0 = "committed_date"))) || ((data.parent_ids === undefined) && (missing0 = "parent_ids"))){
validate414.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate414.errors = vErrors;
return errors === 0;
}


function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate413.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merged !== undefined){
const _errs3 = errors;
if(typeof data.merged !== "boolean"){
validate413.errors = [{instancePath:instancePath+"/merged",schemaPath:"#/properties/merged/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protected !== undefined){
const _errs5 = errors;
if(typeof data.protected !== "boolean"){
validate413.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.developers_can_push !== undefined){
const _errs7 = errors;
if(typeof data.developers_can_push !== "boolean"){
validate413.errors = [{instancePath:instancePath+"/developers_can_push",schemaPath:"#/properties/developers_can_push/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.developers_can_merge !== undefined){
const _errs9 = errors;
if(typeof data.developers_can_merge !== "boolean"){
validate413.errors = [{instancePath:instancePath+"/developers_can_merge",schemaPath:"#/properties/developers_can_merge/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit !== undefined){
const _errs11 = errors;
if(!(validate414(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate413.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate413.errors = vErrors;
return errors === 0;
}


function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate413(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.merged === undefined) && (missing0 = "merged"))) || ((data.protected === undefined) && (missing0 = "protected"))) || ((data.developers_can_push === undefined) && (missing0 = "developers_can_push"))) || ((data.developers_can_merge === undefined) && (missing0 = "developers_can_merge"))) || ((data.commit === undefined) && (missing0 = "commit"))){
validate412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate412.errors = vErrors;
return errors === 0;
}


function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate412(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate411.errors = vErrors;
return errors === 0;
}

const subject45 = validate419;

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate413(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.merged === undefined) && (missing0 = "merged"))) || ((data.protected === undefined) && (missing0 = "protected"))) || ((data.developers_can_push === undefined) && (missing0 = "developers_can_push"))) || ((data.developers_can_merge === undefined) && (missing0 = "developers_can_merge"))) || ((data.commit === undefined) && (missing0 = "commit"))){
validate419.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate419.errors = vErrors;
return errors === 0;
}

const subject46 = validate421;
const schema150 = {"type":"object","properties":{"branch":{"type":"string"}}};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.branch !== undefined){
if(typeof data.branch !== "string"){
validate421.errors = [{instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate421.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate421.errors = vErrors;
return errors === 0;
}

const subject47 = validate422;
const schema151 = {"type":"array","items":{"$ref":"#/components/schemas/RepositoryTag"}};
const schema152 = {"type":"object","required":["name","message","commit","release"],"properties":{"name":{"type":"string"},"message":{"type":["string","null"]},"commit":{"$ref":"#/components/schemas/CommitSummary"},"release":{"$ref":"#/components/schemas/NullableRelease"}}};
const schema153 = {"anyOf":[{"$ref":"#/components/schemas/Release"},{"type":"null"}]};
const schema154 = {"type":"object","required":["tag_name","description"],"properties":{"tag_name":{"type":"string"},"description":{"type":"string"}}};

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tag_name === undefined) && (missing0 = "tag_name")) || ((data.description === undefined) && (missing0 = "description"))){
validate426.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tag_name !== undefined){
const _errs1 = errors;
if(typeof data.tag_name !== "string"){
validate426.errors = [{instancePath:instancePath+"/tag_name",schemaPath:"#/properties/tag_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs3 = errors;
if(typeof data.description !== "string"){
validate426.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate426.errors = vErrors;
return errors === 0;
}


function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate426(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate425.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate425.errors = vErrors;
return errors === 0;
}


function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.commit === undefined) && (missing0 = "commit"))) || ((data.release === undefined) && (missing0 = "release"))){
validate423.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate423.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate423.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema152.properties.message.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit !== undefined){
const _errs5 = errors;
if(!(validate357(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.release !== undefined){
const _errs6 = errors;
if(!(validate425(data.release, {instancePath:instancePath+"/release",parentData:data,parentDataProperty:"release",rootData}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate423.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate423.errors = vErrors;
return errors === 0;
}


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate423(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}

const subject48 = validate430;

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.commit === undefined) && (missing0 = "commit"))) || ((data.release === undefined) && (missing0 = "release"))){
validate430.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate430.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate430.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema152.properties.message.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit !== undefined){
const _errs5 = errors;
if(!(validate357(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.release !== undefined){
const _errs6 = errors;
if(!(validate425(data.release, {instancePath:instancePath+"/release",parentData:data,parentDataProperty:"release",rootData}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}

const subject49 = validate433;

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tag_name === undefined) && (missing0 = "tag_name")) || ((data.description === undefined) && (missing0 = "description"))){
validate433.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tag_name !== undefined){
const _errs1 = errors;
if(typeof data.tag_name !== "string"){
validate433.errors = [{instancePath:instancePath+"/tag_name",schemaPath:"#/properties/tag_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs3 = errors;
if(typeof data.description !== "string"){
validate433.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate433.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate433.errors = vErrors;
return errors === 0;
}

const subject50 = validate434;
const schema157 = {"type":"object","required":["file_name","file_path","size","encoding","content","ref","blob_id","commit_id","last_commit_id"],"properties":{"file_name":{"type":"string"},"file_path":{"type":"string"},"size":{"type":"integer","minimum":0},"encoding":{"type":"string","const":"base64"},"content":{"type":"string"},"ref":{"type":"string"},"blob_id":{"$ref":"#/components/schemas/Sha"},"commit_id":{"$ref":"#/components/schemas/Sha"},"last_commit_id":{"$ref":"#/components/schemas/Sha"}}};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.file_name === undefined) && (missing0 = "file_name")) || ((data.file_path === undefined) && (missing0 = "file_path"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.encoding === undefined) && (missing0 = "encoding"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.blob_id === undefined) && (missing0 = "blob_id"))) || ((data.commit_id === undefined) && (missing0 = "commit_id"))) || ((data.last_commit_id === undefined) && (missing0 = "last_commit_id"))){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.file_name !== undefined){
const _errs1 = errors;
if(typeof data.file_name !== "string"){
validate434.errors = [{instancePath:instancePath+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_path !== undefined){
const _errs3 = errors;
if(typeof data.file_path !== "string"){
validate434.errors = [{instancePath:instancePath+"/file_path",schemaPath:"#/properties/file_path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate434.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate434.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding !== undefined){
let data3 = data.encoding;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate434.errors = [{instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("base64" !== data3){
validate434.errors = [{instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/const",keyword:"const",params:{allowedValue: "base64"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs9 = errors;
if(typeof data.content !== "string"){
validate434.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
const _errs11 = errors;
if(typeof data.ref !== "string"){
validate434.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blob_id !== undefined){
const _errs13 = errors;
if(!(validate8(data.blob_id, {instancePath:instancePath+"/blob_id",parentData:data,parentDataProperty:"blob_id",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit_id !== undefined){
const _errs14 = errors;
if(!(validate8(data.commit_id, {instancePath:instancePath+"/commit_id",parentData:data,parentDataProperty:"commit_id",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_commit_id !== undefined){
const _errs15 = errors;
if(!(validate8(data.last_commit_id, {instancePath:instancePath+"/last_commit_id",parentData:data,parentDataProperty:"last_commit_id",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}

const subject51 = validate438;
const schema158 = {"allOf":[{"$ref":"#/components/schemas/FileChangeFields"}],"required":["file_name","branch"]};
const schema159 = {"type":"object","properties":{"file_name":{"type":"string"},"branch":{"type":"string"}}};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_name !== undefined){
const _errs1 = errors;
if(typeof data.file_name !== "string"){
validate439.errors = [{instancePath:instancePath+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branch !== undefined){
const _errs3 = errors;
if(typeof data.branch !== "string"){
validate439.errors = [{instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate439.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate439.errors = vErrors;
return errors === 0;
}


function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate439(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file_name === undefined) && (missing0 = "file_name")) || ((data.branch === undefined) && (missing0 = "branch"))){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate438.errors = vErrors;
return errors === 0;
}

const subject52 = validate441;

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_name !== undefined){
const _errs1 = errors;
if(typeof data.file_name !== "string"){
validate441.errors = [{instancePath:instancePath+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branch !== undefined){
const _errs3 = errors;
if(typeof data.branch !== "string"){
validate441.errors = [{instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}

const subject53 = validate442;
const schema161 = {"type":"array","items":{"$ref":"#/components/schemas/IssueSummary"}};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate326(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate442.errors = vErrors;
return errors === 0;
}

const subject54 = validate444;
const schema162 = {"allOf":[{"$ref":"#/components/schemas/IssueSummary"}],"required":["subscribed"]};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.subscribed === undefined) && (missing0 = "subscribed")){
validate444.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate444.errors = vErrors;
return errors === 0;
}

const subject55 = validate446;
const schema163 = {"type":"array","items":{"$ref":"#/components/schemas/MergeRequestSummary"}};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate292(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate446.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate446.errors = vErrors;
return errors === 0;
}

const subject56 = validate448;
const schema164 = {"allOf":[{"$ref":"#/components/schemas/MergeRequestSummary"}],"required":["subscribed"]};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.subscribed === undefined) && (missing0 = "subscribed")){
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate448.errors = vErrors;
return errors === 0;
}

const subject57 = validate450;
const schema165 = {"allOf":[{"$ref":"#/components/schemas/MergeRequestSummary"}],"required":["created_at","updated_at","changes"],"properties":{"changes":{"$ref":"#/components/schemas/DiffEntryList"}}};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate380(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate452.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.created_at === undefined) && (missing0 = "created_at")) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.changes === undefined) && (missing0 = "changes"))){
validate450.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.changes !== undefined){
if(!(validate452(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
}
}
}
}
validate450.errors = vErrors;
return errors === 0;
}

const subject58 = validate455;
const schema167 = {"type":"array","items":{"$ref":"#/components/schemas/Note"}};
const schema168 = {"allOf":[{"$ref":"#/components/schemas/NoteFields"}],"required":["id","body","attachment","author","created_at","updated_at","system","noteable_id","noteable_type"],"properties":{"noteable_type":{"$ref":"#/components/schemas/NoteableType"}}};
const schema169 = {"type":"string","enum":["Issue","MergeRequest"]};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "Issue") || (data === "MergeRequest"))){
validate458.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema169.enum}}];
return false;
}
validate458.errors = vErrors;
return errors === 0;
}


function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.attachment === undefined) && (missing0 = "attachment"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.system === undefined) && (missing0 = "system"))) || ((data.noteable_id === undefined) && (missing0 = "noteable_id"))) || ((data.noteable_type === undefined) && (missing0 = "noteable_type"))){
validate456.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.noteable_type !== undefined){
if(!(validate458(data.noteable_type, {instancePath:instancePath+"/noteable_type",parentData:data,parentDataProperty:"noteable_type",rootData}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
}
}
}
}
validate456.errors = vErrors;
return errors === 0;
}


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate456(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}

const subject59 = validate461;
const schema170 = {"anyOf":[{"$ref":"#/components/schemas/Note"},{"$ref":"#/components/schemas/AwardEmoji"}]};
const schema171 = {"type":"object","required":["id","name","user","created_at","updated_at","awardable_id","awardable_type"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"name":{"type":"string"},"user":{"$ref":"#/components/schemas/UserSummary"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"updated_at":{"$ref":"#/components/schemas/Timestamp"},"awardable_id":{"$ref":"#/components/schemas/Id"},"awardable_type":{"type":"string"}}};

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.awardable_id === undefined) && (missing0 = "awardable_id"))) || ((data.awardable_type === undefined) && (missing0 = "awardable_type"))){
validate463.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate463.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs4 = errors;
if(!(validate28(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs6 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.awardable_id !== undefined){
const _errs7 = errors;
if(!(validate3(data.awardable_id, {instancePath:instancePath+"/awardable_id",parentData:data,parentDataProperty:"awardable_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.awardable_type !== undefined){
const _errs8 = errors;
if(typeof data.awardable_type !== "string"){
validate463.errors = [{instancePath:instancePath+"/awardable_type",schemaPath:"#/properties/awardable_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate456(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate463(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate461.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate461.errors = vErrors;
return errors === 0;
}

const subject60 = validate470;

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.attachment === undefined) && (missing0 = "attachment"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.system === undefined) && (missing0 = "system"))) || ((data.noteable_id === undefined) && (missing0 = "noteable_id"))) || ((data.noteable_type === undefined) && (missing0 = "noteable_type"))){
validate470.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.noteable_type !== undefined){
if(!(validate458(data.noteable_type, {instancePath:instancePath+"/noteable_type",parentData:data,parentDataProperty:"noteable_type",rootData}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
}
}
}
}
validate470.errors = vErrors;
return errors === 0;
}

const subject61 = validate473;
const schema173 = {"type":"array","items":{"$ref":"#/components/schemas/SnippetNote"}};
const schema174 = {"allOf":[{"$ref":"#/components/schemas/NoteFields"}],"required":["id","author","created_at","updated_at"],"properties":{"noteable_type":{"type":"string"},"title":{"type":"string"},"file_name":{"type":"string"},"expires_at":{"$ref":"#/components/schemas/NullableTimestamp"}}};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate474.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.noteable_type !== undefined){
const _errs1 = errors;
if(typeof data.noteable_type !== "string"){
validate474.errors = [{instancePath:instancePath+"/noteable_type",schemaPath:"#/properties/noteable_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate474.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.file_name !== undefined){
const _errs5 = errors;
if(typeof data.file_name !== "string"){
validate474.errors = [{instancePath:instancePath+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expires_at !== undefined){
const _errs7 = errors;
if(!(validate183(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
validate474.errors = vErrors;
return errors === 0;
}


function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate474(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate473.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate473.errors = vErrors;
return errors === 0;
}

const subject62 = validate478;
const schema175 = {"anyOf":[{"$ref":"#/components/schemas/SnippetNote"},{"$ref":"#/components/schemas/AwardEmoji"}]};

function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate474(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate463(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate478.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate478.errors = vErrors;
return errors === 0;
}

const subject63 = validate481;

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate481.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.noteable_type !== undefined){
const _errs1 = errors;
if(typeof data.noteable_type !== "string"){
validate481.errors = [{instancePath:instancePath+"/noteable_type",schemaPath:"#/properties/noteable_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate481.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.file_name !== undefined){
const _errs5 = errors;
if(typeof data.file_name !== "string"){
validate481.errors = [{instancePath:instancePath+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expires_at !== undefined){
const _errs7 = errors;
if(!(validate183(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
validate481.errors = vErrors;
return errors === 0;
}

const subject64 = validate484;
const schema177 = {"type":"array","items":{"$ref":"#/components/schemas/AwardEmoji"}};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate463(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate484.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate484.errors = vErrors;
return errors === 0;
}

const subject65 = validate486;

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.awardable_id === undefined) && (missing0 = "awardable_id"))) || ((data.awardable_type === undefined) && (missing0 = "awardable_type"))){
validate486.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate486.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs4 = errors;
if(!(validate28(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs6 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.awardable_id !== undefined){
const _errs7 = errors;
if(!(validate3(data.awardable_id, {instancePath:instancePath+"/awardable_id",parentData:data,parentDataProperty:"awardable_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.awardable_type !== undefined){
const _errs8 = errors;
if(typeof data.awardable_type !== "string"){
validate486.errors = [{instancePath:instancePath+"/awardable_type",schemaPath:"#/properties/awardable_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate486.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate486.errors = vErrors;
return errors === 0;
}

const subject66 = validate492;
const schema179 = {"type":"array","items":{"$ref":"#/components/schemas/Board"}};
const schema180 = {"type":"object","required":["id","lists"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"lists":{"type":"array","items":{"$ref":"#/components/schemas/BoardList"}}}};
const schema181 = {"type":"object","required":["id","label","position"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"label":{"$ref":"#/components/schemas/BoardLabel"},"position":{"type":"integer"}}};
const schema182 = {"type":"object","required":["name","color","description"],"properties":{"name":{"type":"string"},"color":{"type":"string"},"description":{"type":["string","null"]}}};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.color === undefined) && (missing0 = "color"))) || ((data.description === undefined) && (missing0 = "description"))){
validate497.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate497.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
const _errs3 = errors;
if(typeof data.color !== "string"){
validate497.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate497.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema182.properties.description.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate497.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate497.errors = vErrors;
return errors === 0;
}


function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.label === undefined) && (missing0 = "label"))) || ((data.position === undefined) && (missing0 = "position"))){
validate495.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs2 = errors;
if(!(validate497(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data2 = data.position;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate495.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate495.errors = vErrors;
return errors === 0;
}


function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.lists === undefined) && (missing0 = "lists"))){
validate493.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lists !== undefined){
let data1 = data.lists;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate495(data1[i0], {instancePath:instancePath+"/lists/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate493.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate493.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate493.errors = vErrors;
return errors === 0;
}


function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate493(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate492.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate492.errors = vErrors;
return errors === 0;
}

const subject67 = validate501;
const schema183 = {"type":"array","items":{"$ref":"#/components/schemas/BoardList"}};

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate495(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate501.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate501.errors = vErrors;
return errors === 0;
}

const subject68 = validate503;

function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.label === undefined) && (missing0 = "label"))) || ((data.position === undefined) && (missing0 = "position"))){
validate503.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs2 = errors;
if(!(validate497(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data2 = data.position;
const _errs3 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate503.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate503.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate503.errors = vErrors;
return errors === 0;
}

const subject69 = validate506;
const schema185 = {"type":"array","items":{"$ref":"#/components/schemas/Job"}};
const schema186 = {"allOf":[{"$ref":"#/components/schemas/ChangedJob"}],"required":["pipeline"]};
const schema187 = {"allOf":[{"$ref":"#/components/schemas/JobFields"}],"required":["id","name","stage","ref","status","tag","commit","artifacts_file","created_at","started_at","finished_at","user","coverage","runner"]};
const schema188 = {"type":"object","properties":{"id":{"$ref":"#/components/schemas/Id"},"name":{"type":"string"},"stage":{"type":"string"},"ref":{"type":"string"},"status":{"$ref":"#/components/schemas/JobStatus"},"tag":{"type":"boolean"},"commit":{"$ref":"#/components/schemas/JobCommit"},"pipeline":{"$ref":"#/components/schemas/JobPipeline"},"artifacts_file":{"$ref":"#/components/schemas/NullableArtifactsFile"},"download_url":{"type":"null"},"created_at":{"$ref":"#/components/schemas/NullableTimestamp"},"started_at":{"$ref":"#/components/schemas/NullableTimestamp"},"finished_at":{"$ref":"#/components/schemas/NullableTimestamp"},"user":{"$ref":"#/components/schemas/NullableJobUser"},"coverage":{"$ref":"#/components/schemas/UnspecifiedBody"},"runner":{"$ref":"#/components/schemas/UnspecifiedBody"}}};
const schema189 = {"type":"string","enum":["created","pending","running","failed","success","canceled","skipped","manual"]};

function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate511.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data === "created") || (data === "pending")) || (data === "running")) || (data === "failed")) || (data === "success")) || (data === "canceled")) || (data === "skipped")) || (data === "manual"))){
validate511.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema189.enum}}];
return false;
}
validate511.errors = vErrors;
return errors === 0;
}

const schema190 = {"allOf":[{"$ref":"#/components/schemas/CommitFields"}],"required":["author_email","author_name","created_at","id","message","short_id","title"]};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.author_email === undefined) && (missing0 = "author_email")) || ((data.author_name === undefined) && (missing0 = "author_name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.short_id === undefined) && (missing0 = "short_id"))) || ((data.title === undefined) && (missing0 = "title"))){
validate513.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate513.errors = vErrors;
return errors === 0;
}

const schema191 = {"type":"object","required":["id","ref","sha","status"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"ref":{"type":"string"},"sha":{"$ref":"#/components/schemas/Sha"},"status":{"type":"string"}}};

function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.sha === undefined) && (missing0 = "sha"))) || ((data.status === undefined) && (missing0 = "status"))){
validate516.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
const _errs2 = errors;
if(typeof data.ref !== "string"){
validate516.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha !== undefined){
const _errs4 = errors;
if(!(validate8(data.sha, {instancePath:instancePath+"/sha",parentData:data,parentDataProperty:"sha",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs5 = errors;
if(typeof data.status !== "string"){
validate516.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate516.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate516.errors = vErrors;
return errors === 0;
}

const schema192 = {"anyOf":[{"$ref":"#/components/schemas/ArtifactsFile"},{"type":"null"}]};
const schema193 = {"type":"object","required":["filename","size"],"properties":{"filename":{"type":"string"},"size":{"type":"integer","minimum":0}}};

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.filename === undefined) && (missing0 = "filename")) || ((data.size === undefined) && (missing0 = "size"))){
validate521.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filename !== undefined){
const _errs1 = errors;
if(typeof data.filename !== "string"){
validate521.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data1 = data.size;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate521.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate521.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate521.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate521.errors = vErrors;
return errors === 0;
}


function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate521(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate520.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate520.errors = vErrors;
return errors === 0;
}

const schema194 = {"anyOf":[{"$ref":"#/components/schemas/JobUser"},{"type":"null"}]};
const schema195 = {"allOf":[{"$ref":"#/components/schemas/UserSummary"},{"$ref":"#/components/schemas/UserProfileFields"}]};

function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate528.errors = vErrors;
return errors === 0;
}


function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate528(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate527.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate527.errors = vErrors;
return errors === 0;
}


function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate509.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stage !== undefined){
const _errs4 = errors;
if(typeof data.stage !== "string"){
validate509.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
const _errs6 = errors;
if(typeof data.ref !== "string"){
validate509.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs8 = errors;
if(!(validate511(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
const _errs9 = errors;
if(typeof data.tag !== "boolean"){
validate509.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit !== undefined){
const _errs11 = errors;
if(!(validate513(data.commit, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pipeline !== undefined){
const _errs12 = errors;
if(!(validate516(data.pipeline, {instancePath:instancePath+"/pipeline",parentData:data,parentDataProperty:"pipeline",rootData}))){
vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifacts_file !== undefined){
const _errs13 = errors;
if(!(validate520(data.artifacts_file, {instancePath:instancePath+"/artifacts_file",parentData:data,parentDataProperty:"artifacts_file",rootData}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.download_url !== undefined){
const _errs14 = errors;
if(data.download_url !== null){
validate509.errors = [{instancePath:instancePath+"/download_url",schemaPath:"#/properties/download_url/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs16 = errors;
if(!(validate183(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
const _errs17 = errors;
if(!(validate183(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
const _errs18 = errors;
if(!(validate183(data.finished_at, {instancePath:instancePath+"/finished_at",parentData:data,parentDataProperty:"finished_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs19 = errors;
if(!(validate527(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coverage !== undefined){
const _errs20 = errors;
if(!(validate118(data.coverage, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runner !== undefined){
const _errs21 = errors;
if(!(validate118(data.runner, {instancePath:instancePath+"/runner",parentData:data,parentDataProperty:"runner",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate509.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate509.errors = vErrors;
return errors === 0;
}


function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate509(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.stage === undefined) && (missing0 = "stage"))) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tag === undefined) && (missing0 = "tag"))) || ((data.commit === undefined) && (missing0 = "commit"))) || ((data.artifacts_file === undefined) && (missing0 = "artifacts_file"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.coverage === undefined) && (missing0 = "coverage"))) || ((data.runner === undefined) && (missing0 = "runner"))){
validate508.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate508.errors = vErrors;
return errors === 0;
}


function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate508(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.pipeline === undefined) && (missing0 = "pipeline")){
validate507.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate507.errors = vErrors;
return errors === 0;
}


function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate507(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate506.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate506.errors = vErrors;
return errors === 0;
}

const subject70 = validate538;

function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate508(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.pipeline === undefined) && (missing0 = "pipeline")){
validate538.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate538.errors = vErrors;
return errors === 0;
}

const subject71 = validate540;

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate509(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.stage === undefined) && (missing0 = "stage"))) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.tag === undefined) && (missing0 = "tag"))) || ((data.commit === undefined) && (missing0 = "commit"))) || ((data.artifacts_file === undefined) && (missing0 = "artifacts_file"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.user === undefined) && (missing0 = "user"))) || ((data.coverage === undefined) && (missing0 = "coverage"))) || ((data.runner === undefined) && (missing0 = "runner"))){
validate540.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate540.errors = vErrors;
return errors === 0;
}

const subject72 = validate542;
const schema198 = {"type":"array","items":{"$ref":"#/components/schemas/RunnerSummary"}};
const schema199 = {"allOf":[{"$ref":"#/components/schemas/RunnerFields"}],"required":["active","description","id","is_shared","name"]};
const schema200 = {"type":"object","properties":{"active":{"type":"boolean"},"description":{"type":["string","null"]},"id":{"$ref":"#/components/schemas/Id"},"is_shared":{"type":"boolean"},"name":{"type":["string","null"]},"architecture":{"$ref":"#/components/schemas/UnspecifiedBody"},"platform":{"$ref":"#/components/schemas/UnspecifiedBody"},"revision":{"$ref":"#/components/schemas/UnspecifiedBody"},"version":{"$ref":"#/components/schemas/UnspecifiedBody"},"contacted_at":{"$ref":"#/components/schemas/NullableTimestamp"},"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectReference"}},"token":{"type":"string"},"tag_list":{"type":"array","items":{"type":"string"}}}};

function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.active !== undefined){
const _errs1 = errors;
if(typeof data.active !== "boolean"){
validate544.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate544.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema200.properties.description.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs5 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_shared !== undefined){
const _errs6 = errors;
if(typeof data.is_shared !== "boolean"){
validate544.errors = [{instancePath:instancePath+"/is_shared",schemaPath:"#/properties/is_shared/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate544.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema200.properties.name.type}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.architecture !== undefined){
const _errs10 = errors;
if(!(validate118(data.architecture, {instancePath:instancePath+"/architecture",parentData:data,parentDataProperty:"architecture",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platform !== undefined){
const _errs11 = errors;
if(!(validate118(data.platform, {instancePath:instancePath+"/platform",parentData:data,parentDataProperty:"platform",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
const _errs12 = errors;
if(!(validate118(data.revision, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs13 = errors;
if(!(validate118(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacted_at !== undefined){
const _errs14 = errors;
if(!(validate183(data.contacted_at, {instancePath:instancePath+"/contacted_at",parentData:data,parentDataProperty:"contacted_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projects !== undefined){
let data10 = data.projects;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data10)){
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate285(data10[i0], {instancePath:instancePath+"/projects/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate544.errors = [{instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs18 = errors;
if(typeof data.token !== "string"){
validate544.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag_list !== undefined){
let data13 = data.tag_list;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data13)){
var valid2 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data13[i1] !== "string"){
validate544.errors = [{instancePath:instancePath+"/tag_list/" + i1,schemaPath:"#/properties/tag_list/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs22 === errors;
if(!valid2){
break;
}
}
}
else {
validate544.errors = [{instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate544.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate544.errors = vErrors;
return errors === 0;
}


function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate544(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.active === undefined) && (missing0 = "active")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.is_shared === undefined) && (missing0 = "is_shared"))) || ((data.name === undefined) && (missing0 = "name"))){
validate543.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate543.errors = vErrors;
return errors === 0;
}


function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate543(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate542.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate542.errors = vErrors;
return errors === 0;
}

const subject73 = validate554;
const schema201 = {"allOf":[{"$ref":"#/components/schemas/RunnerSummary"}],"required":["architecture","platform","revision","version","contacted_at","projects","token","tag_list"]};

function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate543(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.architecture === undefined) && (missing0 = "architecture")) || ((data.platform === undefined) && (missing0 = "platform"))) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.contacted_at === undefined) && (missing0 = "contacted_at"))) || ((data.projects === undefined) && (missing0 = "projects"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.tag_list === undefined) && (missing0 = "tag_list"))){
validate554.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate554.errors = vErrors;
return errors === 0;
}

const subject74 = validate556;

function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate544(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.active === undefined) && (missing0 = "active")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.is_shared === undefined) && (missing0 = "is_shared"))) || ((data.name === undefined) && (missing0 = "name"))){
validate556.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate556.errors = vErrors;
return errors === 0;
}

const subject75 = validate558;
const schema203 = {"type":"array","items":{"$ref":"#/components/schemas/Trigger"}};
const schema204 = {"type":"object","required":["id","description","created_at","deleted_at","last_used","token","updated_at","owner"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"description":{"type":"string"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"deleted_at":{"$ref":"#/components/schemas/NullableTimestamp"},"last_used":{"$ref":"#/components/schemas/NullableTimestamp"},"token":{"type":"string"},"updated_at":{"$ref":"#/components/schemas/Timestamp"},"owner":{"$ref":"#/components/schemas/TriggerOwner"}}};
const schema205 = {"type":["object","null"],"properties":{"id":{"$ref":"#/components/schemas/Id"},"username":{"type":"string"},"name":{"type":"string"},"state":{"$ref":"#/components/schemas/UserState"},"avatar_url":{"type":["string","null"]},"web_url":{"type":"string"}}};

function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate565.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema205.type}}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs2 = errors;
if(typeof data.username !== "string"){
validate565.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate565.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs6 = errors;
if(!(validate31(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
let data4 = data.avatar_url;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate565.errors = [{instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema205.properties.avatar_url.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs9 = errors;
if(typeof data.web_url !== "string"){
validate565.errors = [{instancePath:instancePath+"/web_url",schemaPath:"#/properties/web_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
validate565.errors = vErrors;
return errors === 0;
}


function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.deleted_at === undefined) && (missing0 = "deleted_at"))) || ((data.last_used === undefined) && (missing0 = "last_used"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.owner === undefined) && (missing0 = "owner"))){
validate559.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs2 = errors;
if(typeof data.description !== "string"){
validate559.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs4 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
const _errs5 = errors;
if(!(validate183(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used !== undefined){
const _errs6 = errors;
if(!(validate183(data.last_used, {instancePath:instancePath+"/last_used",parentData:data,parentDataProperty:"last_used",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs7 = errors;
if(typeof data.token !== "string"){
validate559.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs9 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs10 = errors;
if(!(validate565(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate559.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate559.errors = vErrors;
return errors === 0;
}


function validate558(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate559(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate558.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate558.errors = vErrors;
return errors === 0;
}

const subject76 = validate570;

function validate570(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.deleted_at === undefined) && (missing0 = "deleted_at"))) || ((data.last_used === undefined) && (missing0 = "last_used"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.owner === undefined) && (missing0 = "owner"))){
validate570.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate3(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs2 = errors;
if(typeof data.description !== "string"){
validate570.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs4 = errors;
if(!(validate17(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
const _errs5 = errors;
if(!(validate183(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used !== undefined){
const _errs6 = errors;
if(!(validate183(data.last_used, {instancePath:instancePath+"/last_used",parentData:data,parentDataProperty:"last_used",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs7 = errors;
if(typeof data.token !== "string"){
validate570.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs9 = errors;
if(!(validate17(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs10 = errors;
if(!(validate565(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate570.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate570.errors = vErrors;
return errors === 0;
}

const subject77 = validate577;
const schema207 = {"type":"array","items":{"$ref":"#/components/schemas/Variable"}};
const schema208 = {"type":"object","required":["key","value"],"properties":{"key":{"$ref":"#/components/schemas/VariableKey"},"value":{"type":"string"}}};
const schema209 = {"type":"string","maxLength":255,"pattern":"^[A-Za-z0-9_]*$"};
const func0 = lengthOf;
const pattern3 = new RegExp("^[A-Za-z0-9_]*$", "u");

function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate579.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern3.test(data)){
validate579.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate579.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate579.errors = vErrors;
return errors === 0;
}


function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))){
validate578.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.key !== undefined){
const _errs1 = errors;
if(!(validate579(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs2 = errors;
if(typeof data.value !== "string"){
validate578.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate578.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate578.errors = vErrors;
return errors === 0;
}


function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate578(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate577.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate577.errors = vErrors;
return errors === 0;
}

const subject78 = validate582;
const schema210 = {"allOf":[{"$ref":"#/components/schemas/Variable"}],"required":["protected"],"properties":{"protected":{"type":"boolean"}}};

function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate578(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.protected === undefined) && (missing0 = "protected")){
validate582.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.protected !== undefined){
if(typeof data.protected !== "boolean"){
validate582.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
validate582.errors = vErrors;
return errors === 0;
}

const subject79 = validate584;

function validate584(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))){
validate584.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.key !== undefined){
const _errs1 = errors;
if(!(validate579(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs2 = errors;
if(typeof data.value !== "string"){
validate584.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate584.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate584.errors = vErrors;
return errors === 0;
}

const subject80 = validate586;
const schema212 = {"type":"object","required":["queues"],"properties":{"queues":{"$ref":"#/components/schemas/QueueStates"}}};
const schema213 = {"type":"object","additionalProperties":{"$ref":"#/components/schemas/QueueState"}};
const schema214 = {"type":"object","required":["backlog","latency"],"properties":{"backlog":{"type":"integer","minimum":0},"latency":{"type":"number","minimum":0}}};

function validate588(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.backlog === undefined) && (missing0 = "backlog")) || ((data.latency === undefined) && (missing0 = "latency"))){
validate588.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.backlog !== undefined){
let data0 = data.backlog;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate588.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate588.errors = [{instancePath:instancePath+"/backlog",schemaPath:"#/properties/backlog/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latency !== undefined){
let data1 = data.latency;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate588.errors = [{instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate588.errors = [{instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate588.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate588.errors = vErrors;
return errors === 0;
}


function validate587(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate588(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate587.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate587.errors = vErrors;
return errors === 0;
}


function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.queues === undefined) && (missing0 = "queues")){
validate586.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.queues !== undefined){
if(!(validate587(data.queues, {instancePath:instancePath+"/queues",parentData:data,parentDataProperty:"queues",rootData}))){
vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
errors = vErrors.length;
}
}
}
}
else {
validate586.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate586.errors = vErrors;
return errors === 0;
}

const subject81 = validate591;
const schema215 = {"type":"object","required":["processes"],"properties":{"processes":{"type":"array","items":{"$ref":"#/components/schemas/WorkerProcess"}}}};
const schema216 = {"type":"object","required":["hostname","pid","tag","started_at","queues","labels","concurrency","busy"],"properties":{"hostname":{"type":"string"},"pid":{"type":"integer"},"tag":{"type":["string","null"]},"started_at":{"$ref":"#/components/schemas/Timestamp"},"queues":{"type":"array","items":{"type":"string"}},"labels":{"type":"array","items":{"$ref":"#/components/schemas/UnspecifiedBody"}},"concurrency":{"type":"integer","minimum":0},"busy":{"type":"integer","minimum":0}}};

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.hostname === undefined) && (missing0 = "hostname")) || ((data.pid === undefined) && (missing0 = "pid"))) || ((data.tag === undefined) && (missing0 = "tag"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.queues === undefined) && (missing0 = "queues"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.concurrency === undefined) && (missing0 = "concurrency"))) || ((data.busy === undefined) && (missing0 = "busy"))){
validate592.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.hostname !== undefined){
const _errs1 = errors;
if(typeof data.hostname !== "string"){
validate592.errors = [{instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pid !== undefined){
let data1 = data.pid;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate592.errors = [{instancePath:instancePath+"/pid",schemaPath:"#/properties/pid/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
let data2 = data.tag;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate592.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: schema216.properties.tag.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
const _errs7 = errors;
if(!(validate17(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queues !== undefined){
let data4 = data.queues;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data4[i0] !== "string"){
validate592.errors = [{instancePath:instancePath+"/queues/" + i0,schemaPath:"#/properties/queues/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate592.errors = [{instancePath:instancePath+"/queues",schemaPath:"#/properties/queues/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data6 = data.labels;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate118(data6[i1], {instancePath:instancePath+"/labels/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate592.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concurrency !== undefined){
let data8 = data.concurrency;
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate592.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate592.errors = [{instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busy !== undefined){
let data9 = data.busy;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate592.errors = [{instancePath:instancePath+"/busy",schemaPath:"#/properties/busy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate592.errors = [{instancePath:instancePath+"/busy",schemaPath:"#/properties/busy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate592.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate592.errors = vErrors;
return errors === 0;
}


function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.processes === undefined) && (missing0 = "processes")){
validate591.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.processes !== undefined){
let data0 = data.processes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate592(data0[i0], {instancePath:instancePath+"/processes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate591.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate591.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate591.errors = vErrors;
return errors === 0;
}

const subject82 = validate596;
const schema217 = {"type":"object","required":["jobs"],"properties":{"jobs":{"$ref":"#/components/schemas/WorkCounts"}}};
const schema218 = {"type":"object","required":["processed","failed","enqueued"],"properties":{"processed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"enqueued":{"type":"integer","minimum":0}}};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.processed === undefined) && (missing0 = "processed")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.enqueued === undefined) && (missing0 = "enqueued"))){
validate597.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.processed !== undefined){
let data0 = data.processed;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate597.errors = [{instancePath:instancePath+"/processed",schemaPath:"#/properties/processed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate597.errors = [{instancePath:instancePath+"/processed",schemaPath:"#/properties/processed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data1 = data.failed;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate597.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate597.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enqueued !== undefined){
let data2 = data.enqueued;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate597.errors = [{instancePath:instancePath+"/enqueued",schemaPath:"#/properties/enqueued/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate597.errors = [{instancePath:instancePath+"/enqueued",schemaPath:"#/properties/enqueued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate597.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate597.errors = vErrors;
return errors === 0;
}


function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jobs === undefined) && (missing0 = "jobs")){
validate596.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.jobs !== undefined){
if(!(validate597(data.jobs, {instancePath:instancePath+"/jobs",parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
}
}
else {
validate596.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate596.errors = vErrors;
return errors === 0;
}

const subject83 = validate599;
const schema219 = {"allOf":[{"$ref":"#/components/schemas/QueueMetrics"},{"$ref":"#/components/schemas/ProcessMetrics"},{"$ref":"#/components/schemas/JobStatistics"}]};

function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.queues === undefined) && (missing0 = "queues")){
validate600.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.queues !== undefined){
if(!(validate587(data.queues, {instancePath:instancePath+"/queues",parentData:data,parentDataProperty:"queues",rootData}))){
vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
errors = vErrors.length;
}
}
}
}
else {
validate600.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate600.errors = vErrors;
return errors === 0;
}


function validate603(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.processes === undefined) && (missing0 = "processes")){
validate603.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.processes !== undefined){
let data0 = data.processes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate592(data0[i0], {instancePath:instancePath+"/processes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate603.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate603.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate603.errors = vErrors;
return errors === 0;
}


function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jobs === undefined) && (missing0 = "jobs")){
validate606.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.jobs !== undefined){
if(!(validate597(data.jobs, {instancePath:instancePath+"/jobs",parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
}
}
else {
validate606.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate606.errors = vErrors;
return errors === 0;
}


function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate600(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate603(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate606(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate599.errors = vErrors;
return errors === 0;
}

export const validators = {
  listEvents: { 200: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listUserEvents: { 200: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjectEvents: { 200: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjectEventsAtRoot: { 200: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjects: { 200: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createProject: { 201: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getProject: { 200: subject7, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateProject: { 200: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteProject: { 200: subject8, 202: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjectUsers: { 200: subject9, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  forkProject: { 201: subject7, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  createProjectForUser: { 201: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  unstarProject: { 200: subject8, 201: subject8, 401: subject2, 403: subject3, 404: subject4 },
  listDeployKeys: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  deleteDeployKey: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listLicenceTemplates: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  getLicenceTemplate: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  listGitignoreTemplates: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  getGitignoreTemplate: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  listCiYmlTemplates: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  getCiYmlTemplate: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  listDockerfileTemplates: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  getDockerfileTemplate: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  listGroups: { 200: subject11, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createGroup: { 201: subject12, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getGroup: { 200: subject13, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateGroup: { 200: subject13, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteGroup: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listGroupProjects: { 200: subject14, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  transferProject: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listGroupMembers: { 200: subject15, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  addGroupMember: { 201: subject16, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getGroupMember: { 200: subject16, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateGroupMember: { 200: subject16, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  removeGroupMember: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjectMembers: { 200: subject15, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  addProjectMember: { 201: subject16, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getProjectMember: { 200: subject16, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateProjectMember: { 200: subject16, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  removeProjectMember: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listGroupAccessRequests: { 200: subject17, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createGroupAccessRequest: { 201: subject18, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  denyGroupAccessRequest: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  approveGroupAccessRequest: { 200: subject19, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  listProjectAccessRequests: { 200: subject17, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createProjectAccessRequest: { 201: subject18, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  denyProjectAccessRequest: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  approveProjectAccessRequest: { 200: subject19, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  listUsers: { 200: subject20, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createUser: { 201: subject21, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getUser: { 200: subject22, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateUser: { 200: subject21, 400: subject1, 401: subject2, 403: subject3, 404: subject3, 422: subject3 },
  deleteUser: { 200: subject23, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listUserSshKeys: { 200: subject24, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createUserSshKey: { 201: subject25, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  deleteUserSshKey: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listUserEmails: { 200: subject26, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  blockUser: { 200: subject8, 201: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  unblockUser: { 200: subject8, 201: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getCurrentUser: { 200: subject27, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listCurrentUserSshKeys: { 200: subject24, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createCurrentUserSshKey: { 201: subject25, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getCurrentUserSshKey: { 200: subject25, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  deleteCurrentUserSshKey: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listCurrentUserEmails: { 200: subject26, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getCurrentUserEmail: { 200: subject28, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getApplicationSettings: { 200: subject29, 401: subject2, 403: subject3, 404: subject4 },
  updateApplicationSettings: { 200: subject29, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  listBroadcastMessages: { 200: subject30, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createBroadcastMessage: { 201: subject31, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getBroadcastMessage: { 200: subject31, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateBroadcastMessage: { 200: subject31, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteBroadcastMessage: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getNotificationSettings: { 200: subject32, 401: subject2, 403: subject3, 404: subject4 },
  updateNotificationSettings: { 200: subject32, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  getGroupNotificationSettings: { 200: subject33, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateGroupNotificationSettings: { 200: subject33, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  getProjectNotificationSettings: { 200: subject33, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateProjectNotificationSettings: { 200: subject33, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  listTodos: { 200: subject34, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  markTodoAsDone: { 200: subject35, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  markAllTodosAsDone: { 401: subject2, 403: subject3, 404: subject4 },
  listCommits: { 200: subject36, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createCommit: { 201: subject37, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getCommit: { 200: subject37, 401: subject2, 403: subject3, 404: subject4 },
  cherryPickCommit: { 201: subject38, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  listCommitDiffs: { 200: subject39, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listCommitComments: { 200: subject40, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createCommitComment: { 201: subject41, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  listCommitStatuses: { 200: subject42, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createCommitStatus: { 200: subject43, 201: subject43, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  listBranches: { 200: subject44, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createBranch: { 201: subject45, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getBranch: { 200: subject45, 401: subject2, 403: subject3, 404: subject4 },
  deleteBranch: { 200: subject46, 400: subject2, 401: subject2, 403: subject3, 404: subject4, 405: subject2, 409: subject2, 422: subject2 },
  protectBranch: { 200: subject45, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  unprotectBranch: { 200: subject45, 401: subject2, 403: subject3, 404: subject4 },
  deleteMergedBranches: { 202: subject8, 401: subject2, 403: subject3, 404: subject4 },
  listTags: { 200: subject47, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createTag: { 201: subject48, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 405: subject2, 409: subject3, 422: subject3 },
  getTag: { 200: subject48, 401: subject2, 403: subject3, 404: subject4 },
  deleteTag: { 200: subject8, 401: subject2, 403: subject3, 404: subject4 },
  createRelease: { 201: subject49, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  updateRelease: { 200: subject49, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  getFile: { 200: subject50, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createFile: { 201: subject51, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  updateFile: { 200: subject51, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteFile: { 200: subject52, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getRawFile: { 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getRepositoryTree: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  getBlob: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  listIssues: { 200: subject53, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listGroupIssues: { 200: subject53, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjectIssues: { 200: subject53, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createIssue: { 201: subject54, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getIssue: { 200: subject54, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  subscribeToItem: { 200: subject8, 201: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  unsubscribeFromItem: { 200: subject8, 201: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listMergeRequests: { 200: subject55, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createMergeRequest: { 201: subject56, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getMergeRequest: { 200: subject56, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateMergeRequest: { 200: subject56, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteMergeRequest: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listMergeRequestCommits: { 200: subject36, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getMergeRequestChanges: { 200: subject57, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  acceptMergeRequest: { 200: subject56, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 405: subject2, 406: subject2, 409: subject2, 422: subject3 },
  cancelMergeWhenPipelineSucceeds: { 200: subject8, 201: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listIssueNotes: { 200: subject58, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createIssueNote: { 201: subject59, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getIssueNote: { 200: subject60, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateIssueNote: { 200: subject60, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteIssueNote: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listSnippetNotes: { 200: subject61, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createSnippetNote: { 201: subject62, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getSnippetNote: { 200: subject63, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateSnippetNote: { 200: subject63, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteSnippetNote: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listMergeRequestNotes: { 200: subject58, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createMergeRequestNote: { 201: subject59, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getMergeRequestNote: { 200: subject60, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateMergeRequestNote: { 200: subject60, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteMergeRequestNote: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listIssueAwardEmoji: { 200: subject64, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createIssueAwardEmoji: { 201: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getIssueAwardEmoji: { 200: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  deleteIssueAwardEmoji: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listMergeRequestAwardEmoji: { 200: subject64, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createMergeRequestAwardEmoji: { 201: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getMergeRequestAwardEmoji: { 200: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  deleteMergeRequestAwardEmoji: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listSnippetAwardEmoji: { 200: subject64, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createSnippetAwardEmoji: { 201: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getSnippetAwardEmoji: { 200: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  deleteSnippetAwardEmoji: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listIssueNoteAwardEmoji: { 200: subject64, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createIssueNoteAwardEmoji: { 201: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getIssueNoteAwardEmoji: { 200: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  deleteIssueNoteAwardEmoji: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listMergeRequestNoteAwardEmoji: { 200: subject64, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createMergeRequestNoteAwardEmoji: { 201: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getMergeRequestNoteAwardEmoji: { 200: subject65, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  deleteMergeRequestNoteAwardEmoji: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listBoards: { 200: subject66, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listBoardLists: { 200: subject67, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createBoardList: { 201: subject68, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getBoardList: { 200: subject68, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateBoardList: { 200: subject68, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteBoardList: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listJobs: { 200: subject69, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getJob: { 200: subject70, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listPipelineJobs: { 200: subject69, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  downloadJobArtifacts: { 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  downloadArtifactsOfRef: { 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getJobTrace: { 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  cancelJob: { 200: subject71, 201: subject71, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  retryJob: { 200: subject71, 201: subject71, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  eraseJob: { 200: subject71, 201: subject71, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  keepJobArtifacts: { 200: subject71, 201: subject71, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listPipelines: { 200: subject10, 401: subject2, 403: subject3, 404: subject4 },
  stopEnvironment: { 200: subject8, 201: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listRunners: { 200: subject72, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listAllRunners: { 200: subject72, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getRunner: { 200: subject73, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateRunner: { 200: subject73, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteRunner: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjectRunners: { 200: subject72, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  enableProjectRunner: { 200: subject74, 201: subject74, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  disableProjectRunner: { 200: subject8, 400: subject3, 401: subject2, 403: subject3, 404: subject4, 405: subject3, 409: subject3, 422: subject3 },
  listTriggers: { 200: subject75, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createTrigger: { 201: subject76, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getTrigger: { 200: subject76, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateTrigger: { 200: subject76, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteTrigger: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  takeTriggerOwnership: { 200: subject76, 201: subject76, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  triggerPipeline: { 200: subject8, 201: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  listVariables: { 200: subject77, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createVariable: { 201: subject78, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getVariable: { 200: subject79, 401: subject2, 403: subject3, 404: subject4 },
  updateVariable: { 200: subject78, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteVariable: { 200: subject8, 401: subject2, 403: subject3, 404: subject4 },
  getQueueMetrics: { 200: subject80, 401: subject2, 403: subject3, 404: subject4 },
  getProcessMetrics: { 200: subject81, 401: subject2, 403: subject3, 404: subject4 },
  getJobStatistics: { 200: subject82, 401: subject2, 403: subject3, 404: subject4 },
  getCompoundMetrics: { 200: subject83, 401: subject2, 403: subject3, 404: subject4 },
}
