// Generated from openapi/ by `npm run build`; do not edit.
import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}
"use strict";
const subject0 = validate1;
const schema1 = {"allOf":[{"$ref":"#/components/schemas/ProjectSettingsFields"},{"anyOf":[{"required":["name"]},{"required":["path"]}]}],"type":"object","properties":{"name":{"type":"string"},"path":{"type":"string"},"namespace_id":{"type":"integer"}}};
const schema2 = {"type":"object","properties":{"description":{"type":"string"},"issues_enabled":{"type":"boolean"},"merge_requests_enabled":{"type":"boolean"},"jobs_enabled":{"type":"boolean"},"wiki_enabled":{"type":"boolean"},"snippets_enabled":{"type":"boolean"},"container_registry_enabled":{"type":"boolean"},"shared_runners_enabled":{"type":"boolean"},"visibility":{"$ref":"#/components/schemas/Visibility"},"import_url":{"type":"string"},"public_jobs":{"type":"boolean"},"only_allow_merge_if_pipeline_succeeds":{"type":"boolean"},"only_allow_merge_if_all_discussions_are_resolved":{"type":"boolean"},"merge_when_pipeline_succeeds":{"type":"boolean"},"lfs_enabled":{"type":"boolean"},"request_access_enabled":{"type":"boolean"},"tag_list":{"$ref":"#/components/schemas/TagList"}}};
const schema3 = {"type":"string","enum":["private","internal","public"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate3.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum}}];
return false;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"array","items":{"type":"string"}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate5.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
const _errs1 = errors;
if(typeof data.description !== "string"){
validate2.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issues_enabled !== undefined){
const _errs3 = errors;
if(typeof data.issues_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/issues_enabled",schemaPath:"#/properties/issues_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_requests_enabled !== undefined){
const _errs5 = errors;
if(typeof data.merge_requests_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/merge_requests_enabled",schemaPath:"#/properties/merge_requests_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs_enabled !== undefined){
const _errs7 = errors;
if(typeof data.jobs_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/jobs_enabled",schemaPath:"#/properties/jobs_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wiki_enabled !== undefined){
const _errs9 = errors;
if(typeof data.wiki_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/wiki_enabled",schemaPath:"#/properties/wiki_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippets_enabled !== undefined){
const _errs11 = errors;
if(typeof data.snippets_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/snippets_enabled",schemaPath:"#/properties/snippets_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_registry_enabled !== undefined){
const _errs13 = errors;
if(typeof data.container_registry_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/container_registry_enabled",schemaPath:"#/properties/container_registry_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared_runners_enabled !== undefined){
const _errs15 = errors;
if(typeof data.shared_runners_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/shared_runners_enabled",schemaPath:"#/properties/shared_runners_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs17 = errors;
if(!(validate3(data.visibility, {instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_url !== undefined){
const _errs18 = errors;
if(typeof data.import_url !== "string"){
validate2.errors = [{instancePath:instancePath+"/import_url",schemaPath:"#/properties/import_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_jobs !== undefined){
const _errs20 = errors;
if(typeof data.public_jobs !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/public_jobs",schemaPath:"#/properties/public_jobs/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.only_allow_merge_if_pipeline_succeeds !== undefined){
const _errs22 = errors;
if(typeof data.only_allow_merge_if_pipeline_succeeds !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/only_allow_merge_if_pipeline_succeeds",schemaPath:"#/properties/only_allow_merge_if_pipeline_succeeds/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.only_allow_merge_if_all_discussions_are_resolved !== undefined){
const _errs24 = errors;
if(typeof data.only_allow_merge_if_all_discussions_are_resolved !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/only_allow_merge_if_all_discussions_are_resolved",schemaPath:"#/properties/only_allow_merge_if_all_discussions_are_resolved/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_when_pipeline_succeeds !== undefined){
const _errs26 = errors;
if(typeof data.merge_when_pipeline_succeeds !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/merge_when_pipeline_succeeds",schemaPath:"#/properties/merge_when_pipeline_succeeds/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lfs_enabled !== undefined){
const _errs28 = errors;
if(typeof data.lfs_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/lfs_enabled",schemaPath:"#/properties/lfs_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_access_enabled !== undefined){
const _errs30 = errors;
if(typeof data.request_access_enabled !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/request_access_enabled",schemaPath:"#/properties/request_access_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag_list !== undefined){
const _errs32 = errors;
if(!(validate5(data.tag_list, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
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
const _errs1 = errors;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
const err0 = {instancePath,schemaPath:"#/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.path === undefined) && (missing1 = "path")){
const err1 = {instancePath,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate1.errors = vErrors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path !== undefined){
const _errs8 = errors;
if(typeof data.path !== "string"){
validate1.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.namespace_id !== undefined){
let data2 = data.namespace_id;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [{instancePath:instancePath+"/namespace_id",schemaPath:"#/properties/namespace_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate8;
const schema5 = {"allOf":[{"$ref":"#/components/schemas/ProjectSettingsFields"}],"type":"object","required":["name"],"properties":{"name":{"type":"string"},"path":{"type":"string"},"default_branch":{"type":"string"}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate8.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate8.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.default_branch !== undefined){
const _errs6 = errors;
if(typeof data.default_branch !== "string"){
validate8.errors = [{instancePath:instancePath+"/default_branch",schemaPath:"#/properties/default_branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const subject2 = validate10;
const schema6 = {"type":"object","additionalProperties":true};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const subject3 = validate11;
const schema7 = {"allOf":[{"$ref":"#/components/schemas/ProjectSettingsFields"}],"type":"object","required":["name"],"properties":{"name":{"type":"string"},"path":{"type":"string"},"default_branch":{"type":"string","default":"master"},"namespace_id":{"type":"integer"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default_branch === undefined){
data.default_branch = "master";
}
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate11.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate11.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs6 = errors;
if(typeof data.default_branch !== "string"){
validate11.errors = [{instancePath:instancePath+"/default_branch",schemaPath:"#/properties/default_branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
if(valid1){
if(data.namespace_id !== undefined){
let data3 = data.namespace_id;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate11.errors = [{instancePath:instancePath+"/namespace_id",schemaPath:"#/properties/namespace_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const subject4 = validate13;
const schema8 = {"type":"object","allOf":[{"$ref":"#/components/schemas/GroupSettingsFields"}],"required":["name","path"],"properties":{"name":{"type":"string"},"path":{"type":"string"},"parent_id":{"type":"integer"}}};
const schema9 = {"type":"object","properties":{"description":{"type":"string"},"visibility":{"$ref":"#/components/schemas/Visibility"},"lfs_enabled":{"type":"boolean"},"request_access_enabled":{"type":"boolean"}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
const _errs1 = errors;
if(typeof data.description !== "string"){
validate14.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs3 = errors;
if(!(validate3(data.visibility, {instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lfs_enabled !== undefined){
const _errs4 = errors;
if(typeof data.lfs_enabled !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/lfs_enabled",schemaPath:"#/properties/lfs_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_access_enabled !== undefined){
const _errs6 = errors;
if(typeof data.request_access_enabled !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/request_access_enabled",schemaPath:"#/properties/request_access_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.path === undefined) && (missing0 = "path"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate13.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate13.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parent_id !== undefined){
let data2 = data.parent_id;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate13.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

const subject5 = validate17;
const schema10 = {"type":"object","allOf":[{"$ref":"#/components/schemas/GroupSettingsFields"}],"properties":{"name":{"type":"string"},"path":{"type":"string"}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate17.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate17.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

const subject6 = validate19;
const schema11 = {"type":"object","allOf":[{"$ref":"#/components/schemas/UpdateMember"}],"required":["user_id"],"properties":{"user_id":{"$ref":"#/components/schemas/Id"}}};
const schema12 = {"type":"object","required":["access_level"],"properties":{"access_level":{"$ref":"#/components/schemas/AccessLevel"},"expires_at":{"type":"string","format":"date"}}};
const schema13 = {"type":"integer","enum":[10,20,30,40,50]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((((data === 10) || (data === 20)) || (data === 30)) || (data === 40)) || (data === 50))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum}}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}

const formats0 = fullFormats.date;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access_level === undefined) && (missing0 = "access_level")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.access_level !== undefined){
const _errs1 = errors;
if(!(validate21(data.access_level, {instancePath:instancePath+"/access_level",parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data1 = data.expires_at;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate20.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"integer","minimum":1};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate24.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user_id === undefined) && (missing0 = "user_id")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.user_id !== undefined){
if(!(validate24(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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

const subject7 = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access_level === undefined) && (missing0 = "access_level")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.access_level !== undefined){
const _errs1 = errors;
if(!(validate21(data.access_level, {instancePath:instancePath+"/access_level",parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data1 = data.expires_at;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate26.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const subject8 = validate28;
const schema16 = {"type":"object","properties":{"access_level":{"$ref":"#/components/schemas/AccessLevel","default":30}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_level === undefined){
data.access_level = 30;
}
if(!(validate21(data.access_level, {instancePath:instancePath+"/access_level",parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const subject9 = validate30;
const schema17 = {"type":"object","allOf":[{"$ref":"#/components/schemas/UserAttributeFields"},{"anyOf":[{"required":["password"]},{"required":["reset_password"]}]}],"required":["email","username","name"],"properties":{"email":{"type":"string"},"username":{"type":"string"},"name":{"type":"string"},"password":{"type":"string","format":"password","writeOnly":true},"reset_password":{"type":"boolean","default":false},"admin":{"type":"boolean","default":false},"confirm":{"type":"boolean","default":true},"skip_confirmation":{"type":"boolean"},"external":{"type":"boolean","default":false}}};
const schema18 = {"type":"object","properties":{"messenger_id":{"type":"string"},"work_profile":{"type":"string"},"micro_blog":{"type":"string"},"website_url":{"type":"string"},"organization":{"type":"string"},"projects_limit":{"type":"integer"},"extern_uid":{"type":"string"},"provider":{"type":"string"},"bio":{"type":"string"},"location":{"type":"string"},"can_create_group":{"type":"boolean"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messenger_id !== undefined){
const _errs1 = errors;
if(typeof data.messenger_id !== "string"){
validate31.errors = [{instancePath:instancePath+"/messenger_id",schemaPath:"#/properties/messenger_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.work_profile !== undefined){
const _errs3 = errors;
if(typeof data.work_profile !== "string"){
validate31.errors = [{instancePath:instancePath+"/work_profile",schemaPath:"#/properties/work_profile/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.micro_blog !== undefined){
const _errs5 = errors;
if(typeof data.micro_blog !== "string"){
validate31.errors = [{instancePath:instancePath+"/micro_blog",schemaPath:"#/properties/micro_blog/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.website_url !== undefined){
const _errs7 = errors;
if(typeof data.website_url !== "string"){
validate31.errors = [{instancePath:instancePath+"/website_url",schemaPath:"#/properties/website_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization !== undefined){
const _errs9 = errors;
if(typeof data.organization !== "string"){
validate31.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projects_limit !== undefined){
let data5 = data.projects_limit;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate31.errors = [{instancePath:instancePath+"/projects_limit",schemaPath:"#/properties/projects_limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extern_uid !== undefined){
const _errs13 = errors;
if(typeof data.extern_uid !== "string"){
validate31.errors = [{instancePath:instancePath+"/extern_uid",schemaPath:"#/properties/extern_uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
const _errs15 = errors;
if(typeof data.provider !== "string"){
validate31.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bio !== undefined){
const _errs17 = errors;
if(typeof data.bio !== "string"){
validate31.errors = [{instancePath:instancePath+"/bio",schemaPath:"#/properties/bio/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs19 = errors;
if(typeof data.location !== "string"){
validate31.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.can_create_group !== undefined){
const _errs21 = errors;
if(typeof data.can_create_group !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/can_create_group",schemaPath:"#/properties/can_create_group/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
const err0 = {instancePath,schemaPath:"#/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.reset_password === undefined) && (missing1 = "reset_password")){
const err1 = {instancePath,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate30.errors = vErrors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset_password === undefined){
data.reset_password = false;
}
if(data.admin === undefined){
data.admin = false;
}
if(data.confirm === undefined){
data.confirm = true;
}
if(data.external === undefined){
data.external = false;
}
let missing2;
if((((data.email === undefined) && (missing2 = "email")) || ((data.username === undefined) && (missing2 = "username"))) || ((data.name === undefined) && (missing2 = "name"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.email !== undefined){
const _errs6 = errors;
if(typeof data.email !== "string"){
validate30.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.username !== undefined){
const _errs8 = errors;
if(typeof data.username !== "string"){
validate30.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.name !== undefined){
const _errs10 = errors;
if(typeof data.name !== "string"){
validate30.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.password !== undefined){
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(!(typeof data.password === "string")){
validate30.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs14 = errors;
if(typeof data.reset_password !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/reset_password",schemaPath:"#/properties/reset_password/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs16 = errors;
if(typeof data.admin !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs16 === errors;
if(valid2){
const _errs18 = errors;
if(typeof data.confirm !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs18 === errors;
if(valid2){
if(data.skip_confirmation !== undefined){
const _errs20 = errors;
if(typeof data.skip_confirmation !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/skip_confirmation",schemaPath:"#/properties/skip_confirmation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs22 = errors;
if(typeof data.external !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs22 === errors;
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const subject10 = validate33;
const schema19 = {"type":"object","allOf":[{"$ref":"#/components/schemas/UserAttributeFields"}],"properties":{"email":{"type":"string"},"username":{"type":"string"},"name":{"type":"string"},"password":{"type":"string","format":"password","writeOnly":true},"admin":{"type":"boolean"},"external":{"type":"boolean"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs2 = errors;
if(typeof data.email !== "string"){
validate33.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.username !== undefined){
const _errs4 = errors;
if(typeof data.username !== "string"){
validate33.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.password !== undefined){
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(!(typeof data.password === "string")){
validate33.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.admin !== undefined){
const _errs10 = errors;
if(typeof data.admin !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.external !== undefined){
const _errs12 = errors;
if(typeof data.external !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs12 === errors;
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
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const subject11 = validate35;
const schema20 = {"type":"object","required":["title","key"],"properties":{"title":{"type":"string"},"key":{"type":"string"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.key === undefined) && (missing0 = "key"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate35.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs3 = errors;
if(typeof data.key !== "string"){
validate35.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const subject12 = validate36;
const schema21 = {"type":"object","properties":{"default_projects_limit":{"type":"integer"},"signup_enabled":{"type":"boolean"},"signin_enabled":{"type":"boolean"},"avatarservice_enabled":{"type":"boolean"},"sign_in_text":{"$ref":"#/components/schemas/SettingText"},"home_page_url":{"$ref":"#/components/schemas/SettingText"},"default_branch_protection":{"$ref":"#/components/schemas/DefaultBranchProtection"},"restricted_visibility_levels":{"$ref":"#/components/schemas/RestrictedVisibilityLevels"},"max_attachment_size":{"type":"integer"},"session_expire_delay":{"type":"integer"},"default_project_visibility":{"$ref":"#/components/schemas/Visibility"},"default_snippet_visibility":{"$ref":"#/components/schemas/Visibility"},"default_group_visibility":{"$ref":"#/components/schemas/Visibility"},"domain_whitelist":{"$ref":"#/components/schemas/DomainWhitelist"},"domain_blacklist_enabled":{"type":"boolean"},"domain_blacklist":{"$ref":"#/components/schemas/DomainBlacklist"},"user_oauth_applications":{"type":"boolean"},"after_sign_out_path":{"$ref":"#/components/schemas/SettingText"},"container_registry_token_expire_delay":{"type":"integer"},"repository_storages":{"$ref":"#/components/schemas/StorageNames"},"repository_storage":{"type":"string"},"enabled_git_access_protocol":{"$ref":"#/components/schemas/GitAccessProtocol"},"disabled_oauth_sign_in_sources":{"$ref":"#/components/schemas/SignInSources"},"devenv_enabled":{"type":"boolean"},"devenv_url":{"$ref":"#/components/schemas/SettingText"},"diagram_enabled":{"type":"boolean"},"diagram_url":{"$ref":"#/components/schemas/SettingText"},"terminal_max_session_time":{"type":"integer"},"polling_interval_multiplier":{"type":"number"}}};
const schema22 = {"type":["string","null"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema22.type}}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"integer","enum":[0,1,2]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!(((data === 0) || (data === 1)) || (data === 2))){
validate40.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum}}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":["array","null"],"items":{"$ref":"#/components/schemas/Visibility"}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema24.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate3(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":["array","null"],"items":{"type":"string"}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate48.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate48.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":["array","null"],"items":{"type":"string"}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema26.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate50.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate50.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"array","items":{"type":"string"}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate53.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":["string","null"],"enum":["ssh","http",null]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema28.type}}];
return false;
}
if(!(((data === "ssh") || (data === "http")) || (data === null))){
validate55.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum}}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"array","items":{"type":"string"}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate57.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default_projects_limit !== undefined){
let data0 = data.default_projects_limit;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate36.errors = [{instancePath:instancePath+"/default_projects_limit",schemaPath:"#/properties/default_projects_limit/type",keyword:"type",params:{type: "integer"}}];
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
validate36.errors = [{instancePath:instancePath+"/signup_enabled",schemaPath:"#/properties/signup_enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/signin_enabled",schemaPath:"#/properties/signin_enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/avatarservice_enabled",schemaPath:"#/properties/avatarservice_enabled/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate37(data.sign_in_text, {instancePath:instancePath+"/sign_in_text",parentData:data,parentDataProperty:"sign_in_text",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
if(!(validate37(data.home_page_url, {instancePath:instancePath+"/home_page_url",parentData:data,parentDataProperty:"home_page_url",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
if(!(validate40(data.default_branch_protection, {instancePath:instancePath+"/default_branch_protection",parentData:data,parentDataProperty:"default_branch_protection",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(!(validate42(data.restricted_visibility_levels, {instancePath:instancePath+"/restricted_visibility_levels",parentData:data,parentDataProperty:"restricted_visibility_levels",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate36.errors = [{instancePath:instancePath+"/max_attachment_size",schemaPath:"#/properties/max_attachment_size/type",keyword:"type",params:{type: "integer"}}];
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
validate36.errors = [{instancePath:instancePath+"/session_expire_delay",schemaPath:"#/properties/session_expire_delay/type",keyword:"type",params:{type: "integer"}}];
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
if(!(validate3(data.default_project_visibility, {instancePath:instancePath+"/default_project_visibility",parentData:data,parentDataProperty:"default_project_visibility",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(!(validate3(data.default_snippet_visibility, {instancePath:instancePath+"/default_snippet_visibility",parentData:data,parentDataProperty:"default_snippet_visibility",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(!(validate3(data.default_group_visibility, {instancePath:instancePath+"/default_group_visibility",parentData:data,parentDataProperty:"default_group_visibility",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(!(validate48(data.domain_whitelist, {instancePath:instancePath+"/domain_whitelist",parentData:data,parentDataProperty:"domain_whitelist",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate36.errors = [{instancePath:instancePath+"/domain_blacklist_enabled",schemaPath:"#/properties/domain_blacklist_enabled/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate50(data.domain_blacklist, {instancePath:instancePath+"/domain_blacklist",parentData:data,parentDataProperty:"domain_blacklist",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate36.errors = [{instancePath:instancePath+"/user_oauth_applications",schemaPath:"#/properties/user_oauth_applications/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate37(data.after_sign_out_path, {instancePath:instancePath+"/after_sign_out_path",parentData:data,parentDataProperty:"after_sign_out_path",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate36.errors = [{instancePath:instancePath+"/container_registry_token_expire_delay",schemaPath:"#/properties/container_registry_token_expire_delay/type",keyword:"type",params:{type: "integer"}}];
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
if(!(validate53(data.repository_storages, {instancePath:instancePath+"/repository_storages",parentData:data,parentDataProperty:"repository_storages",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate36.errors = [{instancePath:instancePath+"/repository_storage",schemaPath:"#/properties/repository_storage/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate55(data.enabled_git_access_protocol, {instancePath:instancePath+"/enabled_git_access_protocol",parentData:data,parentDataProperty:"enabled_git_access_protocol",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
if(!(validate57(data.disabled_oauth_sign_in_sources, {instancePath:instancePath+"/disabled_oauth_sign_in_sources",parentData:data,parentDataProperty:"disabled_oauth_sign_in_sources",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate36.errors = [{instancePath:instancePath+"/devenv_enabled",schemaPath:"#/properties/devenv_enabled/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate37(data.devenv_url, {instancePath:instancePath+"/devenv_url",parentData:data,parentDataProperty:"devenv_url",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate36.errors = [{instancePath:instancePath+"/diagram_enabled",schemaPath:"#/properties/diagram_enabled/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate37(data.diagram_url, {instancePath:instancePath+"/diagram_url",parentData:data,parentDataProperty:"diagram_url",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate36.errors = [{instancePath:instancePath+"/terminal_max_session_time",schemaPath:"#/properties/terminal_max_session_time/type",keyword:"type",params:{type: "integer"}}];
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
validate36.errors = [{instancePath:instancePath+"/polling_interval_multiplier",schemaPath:"#/properties/polling_interval_multiplier/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const subject13 = validate61;
const schema30 = {"allOf":[{"$ref":"#/components/schemas/BroadcastMessageFields"}],"required":["message"]};
const schema31 = {"type":"object","properties":{"message":{"type":"string"},"starts_at":{"$ref":"#/components/schemas/Timestamp"},"ends_at":{"$ref":"#/components/schemas/Timestamp"},"color":{"type":"string"},"font":{"type":"string"}}};
const schema32 = {"type":"string","format":"date-time"};
const formats4 = fullFormats["date-time"];

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats4.validate(data))){
validate63.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate62.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate63(data.starts_at, {instancePath:instancePath+"/starts_at",parentData:data,parentDataProperty:"starts_at",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
if(!(validate63(data.ends_at, {instancePath:instancePath+"/ends_at",parentData:data,parentDataProperty:"ends_at",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate62.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "string"}}];
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
validate62.errors = [{instancePath:instancePath+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type: "string"}}];
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}

const subject14 = validate67;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate67.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate63(data.starts_at, {instancePath:instancePath+"/starts_at",parentData:data,parentDataProperty:"starts_at",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
if(!(validate63(data.ends_at, {instancePath:instancePath+"/ends_at",parentData:data,parentDataProperty:"ends_at",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate67.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath:instancePath+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

const subject15 = validate70;
const schema34 = {"type":"object","allOf":[{"$ref":"#/components/schemas/UpdateNotificationSettings"}],"properties":{"notification_email":{"type":"string"}}};
const schema35 = {"type":"object","allOf":[{"$ref":"#/components/schemas/NotificationEventFields"}],"properties":{"level":{"$ref":"#/components/schemas/NotificationLevel"}}};
const schema36 = {"type":"object","properties":{"new_note":{"type":"boolean"},"new_issue":{"type":"boolean"},"reopen_issue":{"type":"boolean"},"close_issue":{"type":"boolean"},"reassign_issue":{"type":"boolean"},"new_merge_request":{"type":"boolean"},"reopen_merge_request":{"type":"boolean"},"close_merge_request":{"type":"boolean"},"reassign_merge_request":{"type":"boolean"},"merge_merge_request":{"type":"boolean"},"failed_pipeline":{"type":"boolean"},"success_pipeline":{"type":"boolean"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.new_note !== undefined){
const _errs1 = errors;
if(typeof data.new_note !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/new_note",schemaPath:"#/properties/new_note/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/new_issue",schemaPath:"#/properties/new_issue/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/reopen_issue",schemaPath:"#/properties/reopen_issue/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/close_issue",schemaPath:"#/properties/close_issue/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/reassign_issue",schemaPath:"#/properties/reassign_issue/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/new_merge_request",schemaPath:"#/properties/new_merge_request/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/reopen_merge_request",schemaPath:"#/properties/reopen_merge_request/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/close_merge_request",schemaPath:"#/properties/close_merge_request/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/reassign_merge_request",schemaPath:"#/properties/reassign_merge_request/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/merge_merge_request",schemaPath:"#/properties/merge_merge_request/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/failed_pipeline",schemaPath:"#/properties/failed_pipeline/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath:instancePath+"/success_pipeline",schemaPath:"#/properties/success_pipeline/type",keyword:"type",params:{type: "boolean"}}];
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
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"string","enum":["disabled","participating","watch","global","mention","custom"]};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "disabled") || (data === "participating")) || (data === "watch")) || (data === "global")) || (data === "mention")) || (data === "custom"))){
validate74.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema37.enum}}];
return false;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level !== undefined){
if(!(validate74(data.level, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notification_email !== undefined){
if(typeof data.notification_email !== "string"){
validate70.errors = [{instancePath:instancePath+"/notification_email",schemaPath:"#/properties/notification_email/type",keyword:"type",params:{type: "string"}}];
return false;
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

const subject16 = validate77;

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level !== undefined){
if(!(validate74(data.level, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const subject17 = validate80;
const schema39 = {"type":"object","required":["branch","commit_message","actions"],"properties":{"branch":{"type":"string"},"commit_message":{"type":"string"},"actions":{"type":"array","items":{"$ref":"#/components/schemas/CommitAction"}},"author_email":{"type":"string"},"author_name":{"type":"string"}}};
const schema40 = {"anyOf":[{"$ref":"#/components/schemas/WriteFileAction"},{"$ref":"#/components/schemas/MoveFileAction"},{"$ref":"#/components/schemas/DeleteFileAction"}]};
const schema41 = {"allOf":[{"$ref":"#/components/schemas/CommitActionFields"}],"required":["action","file_path","content"],"properties":{"action":{"type":"string","enum":["create","update"]}}};
const schema42 = {"type":"object","properties":{"file_path":{"type":"string"},"previous_path":{"type":"string"},"content":{"type":"string"},"encoding":{"$ref":"#/components/schemas/ContentEncoding","default":"text"}}};
const schema43 = {"type":"string","enum":["text","base64"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "text") || (data === "base64"))){
validate84.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema43.enum}}];
return false;
}
validate84.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.encoding === undefined){
data.encoding = "text";
}
if(data.file_path !== undefined){
const _errs1 = errors;
if(typeof data.file_path !== "string"){
validate83.errors = [{instancePath:instancePath+"/file_path",schemaPath:"#/properties/file_path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_path !== undefined){
const _errs3 = errors;
if(typeof data.previous_path !== "string"){
validate83.errors = [{instancePath:instancePath+"/previous_path",schemaPath:"#/properties/previous_path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs5 = errors;
if(typeof data.content !== "string"){
validate83.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs7 = errors;
if(!(validate84(data.encoding, {instancePath:instancePath+"/encoding",parentData:data,parentDataProperty:"encoding",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.action === undefined) && (missing0 = "action")) || ((data.file_path === undefined) && (missing0 = "file_path"))) || ((data.content === undefined) && (missing0 = "content"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
validate82.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "create") || (data0 === "update"))){
validate82.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema41.properties.action.enum}}];
return false;
}
}
}
}
}
validate82.errors = vErrors;
return errors === 0;
}

const schema44 = {"allOf":[{"$ref":"#/components/schemas/CommitActionFields"}],"required":["action","file_path"],"properties":{"action":{"type":"string","const":"move"}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.action === undefined) && (missing0 = "action")) || ((data.file_path === undefined) && (missing0 = "file_path"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
validate88.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("move" !== data0){
validate88.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "move"}}];
return false;
}
}
}
}
}
validate88.errors = vErrors;
return errors === 0;
}

const schema45 = {"allOf":[{"$ref":"#/components/schemas/CommitActionFields"}],"required":["action","file_path"],"properties":{"action":{"type":"string","const":"delete"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.action === undefined) && (missing0 = "action")) || ((data.file_path === undefined) && (missing0 = "file_path"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
validate91.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("delete" !== data0){
validate91.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "delete"}}];
return false;
}
}
}
}
}
validate91.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
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
validate81.errors = vErrors;
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
validate81.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.branch === undefined) && (missing0 = "branch")) || ((data.commit_message === undefined) && (missing0 = "commit_message"))) || ((data.actions === undefined) && (missing0 = "actions"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.branch !== undefined){
const _errs1 = errors;
if(typeof data.branch !== "string"){
validate80.errors = [{instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit_message !== undefined){
const _errs3 = errors;
if(typeof data.commit_message !== "string"){
validate80.errors = [{instancePath:instancePath+"/commit_message",schemaPath:"#/properties/commit_message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data2 = data.actions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate81(data2[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_email !== undefined){
const _errs8 = errors;
if(typeof data.author_email !== "string"){
validate80.errors = [{instancePath:instancePath+"/author_email",schemaPath:"#/properties/author_email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_name !== undefined){
const _errs10 = errors;
if(typeof data.author_name !== "string"){
validate80.errors = [{instancePath:instancePath+"/author_name",schemaPath:"#/properties/author_name/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

const subject18 = validate95;
const schema46 = {"type":"object","required":["branch"],"properties":{"branch":{"type":"string"}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.branch === undefined) && (missing0 = "branch")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.branch !== undefined){
if(typeof data.branch !== "string"){
validate95.errors = [{instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"}}];
return false;
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

const subject19 = validate96;
const schema47 = {"type":"object","required":["note"],"properties":{"note":{"type":"string"},"path":{"type":"string"},"line":{"type":"integer"},"line_type":{"type":"string","enum":["new","old"]}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.note === undefined) && (missing0 = "note")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.note !== undefined){
const _errs1 = errors;
if(typeof data.note !== "string"){
validate96.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs3 = errors;
if(typeof data.path !== "string"){
validate96.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate96.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line_type !== undefined){
let data3 = data.line_type;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate96.errors = [{instancePath:instancePath+"/line_type",schemaPath:"#/properties/line_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "new") || (data3 === "old"))){
validate96.errors = [{instancePath:instancePath+"/line_type",schemaPath:"#/properties/line_type/enum",keyword:"enum",params:{allowedValues: schema47.properties.line_type.enum}}];
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

const subject20 = validate97;
const schema48 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"#/components/schemas/CommitState"},"ref":{"type":"string"},"name":{"type":"string","default":"default"},"context":{"type":"string"},"target_url":{"type":"string"},"description":{"type":"string"},"coverage":{"type":"number","format":"float"}}};
const schema49 = {"type":"string","enum":["pending","running","success","failed","canceled"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data === "pending") || (data === "running")) || (data === "success")) || (data === "failed")) || (data === "canceled"))){
validate98.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema49.enum}}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
data.name = "default";
}
let missing0;
if((data.state === undefined) && (missing0 = "state")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.state !== undefined){
const _errs1 = errors;
if(!(validate98(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
validate97.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
if(valid0){
if(data.context !== undefined){
const _errs6 = errors;
if(typeof data.context !== "string"){
validate97.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_url !== undefined){
const _errs8 = errors;
if(typeof data.target_url !== "string"){
validate97.errors = [{instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs10 = errors;
if(typeof data.description !== "string"){
validate97.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coverage !== undefined){
let data6 = data.coverage;
const _errs12 = errors;
if(errors === _errs12){
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate97.errors = [{instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type: "number"}}];
return false;
}
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
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

const subject21 = validate100;
const schema50 = {"type":"object","required":["branch","ref"],"properties":{"branch":{"type":"string"},"ref":{"type":"string"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.branch === undefined) && (missing0 = "branch")) || ((data.ref === undefined) && (missing0 = "ref"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.branch !== undefined){
const _errs1 = errors;
if(typeof data.branch !== "string"){
validate100.errors = [{instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
const _errs3 = errors;
if(typeof data.ref !== "string"){
validate100.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}

const subject22 = validate101;
const schema51 = {"type":"object","properties":{"developers_can_push":{"type":"boolean"},"developers_can_merge":{"type":"boolean"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.developers_can_push !== undefined){
const _errs1 = errors;
if(typeof data.developers_can_push !== "boolean"){
validate101.errors = [{instancePath:instancePath+"/developers_can_push",schemaPath:"#/properties/developers_can_push/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.developers_can_merge !== undefined){
const _errs3 = errors;
if(typeof data.developers_can_merge !== "boolean"){
validate101.errors = [{instancePath:instancePath+"/developers_can_merge",schemaPath:"#/properties/developers_can_merge/type",keyword:"type",params:{type: "boolean"}}];
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
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

const subject23 = validate102;
const schema52 = {"type":"object","required":["tag_name","ref"],"properties":{"tag_name":{"type":"string"},"ref":{"type":"string"},"message":{"type":"string"},"release_description":{"type":"string"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tag_name === undefined) && (missing0 = "tag_name")) || ((data.ref === undefined) && (missing0 = "ref"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tag_name !== undefined){
const _errs1 = errors;
if(typeof data.tag_name !== "string"){
validate102.errors = [{instancePath:instancePath+"/tag_name",schemaPath:"#/properties/tag_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
const _errs3 = errors;
if(typeof data.ref !== "string"){
validate102.errors = [{instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}}];
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
validate102.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.release_description !== undefined){
const _errs7 = errors;
if(typeof data.release_description !== "string"){
validate102.errors = [{instancePath:instancePath+"/release_description",schemaPath:"#/properties/release_description/type",keyword:"type",params:{type: "string"}}];
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

const subject24 = validate103;
const schema53 = {"type":"object","required":["description"],"properties":{"description":{"type":"string"}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.description === undefined) && (missing0 = "description")){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.description !== undefined){
if(typeof data.description !== "string"){
validate103.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}

const subject25 = validate104;
const schema54 = {"allOf":[{"$ref":"#/components/schemas/CommitMessageAndAuthor"}],"required":["branch","content","commit_message"],"properties":{"content":{"type":"string"},"encoding":{"$ref":"#/components/schemas/ContentEncoding","default":"text"}}};
const schema55 = {"type":"object","properties":{"branch":{"type":"string"},"commit_message":{"type":"string"},"author_email":{"type":"string"},"author_name":{"type":"string"}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.branch !== undefined){
const _errs1 = errors;
if(typeof data.branch !== "string"){
validate105.errors = [{instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit_message !== undefined){
const _errs3 = errors;
if(typeof data.commit_message !== "string"){
validate105.errors = [{instancePath:instancePath+"/commit_message",schemaPath:"#/properties/commit_message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_email !== undefined){
const _errs5 = errors;
if(typeof data.author_email !== "string"){
validate105.errors = [{instancePath:instancePath+"/author_email",schemaPath:"#/properties/author_email/type",keyword:"type",params:{type: "string"}}];
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
validate105.errors = [{instancePath:instancePath+"/author_name",schemaPath:"#/properties/author_name/type",keyword:"type",params:{type: "string"}}];
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
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.encoding === undefined){
data.encoding = "text";
}
let missing0;
if((((data.branch === undefined) && (missing0 = "branch")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.commit_message === undefined) && (missing0 = "commit_message"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.content !== undefined){
const _errs1 = errors;
if(typeof data.content !== "string"){
validate104.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs3 = errors;
if(!(validate84(data.encoding, {instancePath:instancePath+"/encoding",parentData:data,parentDataProperty:"encoding",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
}
}
}
validate104.errors = vErrors;
return errors === 0;
}

const subject26 = validate108;
const schema56 = {"allOf":[{"$ref":"#/components/schemas/CreateFile"}],"properties":{"last_commit_id":{"type":"string"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.encoding === undefined){
data.encoding = "text";
}
let missing0;
if((((data.branch === undefined) && (missing0 = "branch")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.commit_message === undefined) && (missing0 = "commit_message"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.content !== undefined){
const _errs1 = errors;
if(typeof data.content !== "string"){
validate109.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs3 = errors;
if(!(validate84(data.encoding, {instancePath:instancePath+"/encoding",parentData:data,parentDataProperty:"encoding",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
}
}
}
validate109.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.last_commit_id !== undefined){
if(typeof data.last_commit_id !== "string"){
validate108.errors = [{instancePath:instancePath+"/last_commit_id",schemaPath:"#/properties/last_commit_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
validate108.errors = vErrors;
return errors === 0;
}

const subject27 = validate113;
const schema58 = {"type":"object","required":["title"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"confidential":{"type":"boolean","default":false},"assignee_ids":{"type":"array","items":{"$ref":"#/components/schemas/Id"}},"milestone_id":{"type":"integer"},"labels":{"type":"string"},"created_at":{"$ref":"#/components/schemas/Timestamp"},"due_date":{"$ref":"#/components/schemas/Date"},"merge_request_to_resolve_discussions_of":{"type":"integer"},"discussion_to_resolve":{"type":"string"}}};
const schema59 = {"type":"string","format":"date"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate116.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate116.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.confidential === undefined){
data.confidential = false;
}
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate113.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate113.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs5 = errors;
if(typeof data.confidential !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/confidential",schemaPath:"#/properties/confidential/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
if(valid0){
if(data.assignee_ids !== undefined){
let data3 = data.assignee_ids;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate24(data3[i0], {instancePath:instancePath+"/assignee_ids/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.milestone_id !== undefined){
let data5 = data.milestone_id;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate113.errors = [{instancePath:instancePath+"/milestone_id",schemaPath:"#/properties/milestone_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
const _errs12 = errors;
if(typeof data.labels !== "string"){
validate113.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
const _errs15 = errors;
if(!(validate116(data.due_date, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_request_to_resolve_discussions_of !== undefined){
let data9 = data.merge_request_to_resolve_discussions_of;
const _errs16 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate113.errors = [{instancePath:instancePath+"/merge_request_to_resolve_discussions_of",schemaPath:"#/properties/merge_request_to_resolve_discussions_of/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.discussion_to_resolve !== undefined){
const _errs18 = errors;
if(typeof data.discussion_to_resolve !== "string"){
validate113.errors = [{instancePath:instancePath+"/discussion_to_resolve",schemaPath:"#/properties/discussion_to_resolve/type",keyword:"type",params:{type: "string"}}];
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
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}

const subject28 = validate118;
const schema60 = {"allOf":[{"$ref":"#/components/schemas/MergeRequestAttributes"}],"required":["source_branch","target_branch","title"],"properties":{"source_branch":{"type":"string"},"target_project_id":{"type":"integer"}}};
const schema61 = {"type":"object","properties":{"target_branch":{"type":"string"},"title":{"type":"string"},"assignee_id":{"type":"integer"},"description":{"type":"string"},"labels":{"type":"string"},"milestone_id":{"type":"integer"},"remove_source_branch":{"type":"boolean"}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.target_branch !== undefined){
const _errs1 = errors;
if(typeof data.target_branch !== "string"){
validate119.errors = [{instancePath:instancePath+"/target_branch",schemaPath:"#/properties/target_branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate119.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_id !== undefined){
let data2 = data.assignee_id;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate119.errors = [{instancePath:instancePath+"/assignee_id",schemaPath:"#/properties/assignee_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs7 = errors;
if(typeof data.description !== "string"){
validate119.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
const _errs9 = errors;
if(typeof data.labels !== "string"){
validate119.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.milestone_id !== undefined){
let data5 = data.milestone_id;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate119.errors = [{instancePath:instancePath+"/milestone_id",schemaPath:"#/properties/milestone_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remove_source_branch !== undefined){
const _errs13 = errors;
if(typeof data.remove_source_branch !== "boolean"){
validate119.errors = [{instancePath:instancePath+"/remove_source_branch",schemaPath:"#/properties/remove_source_branch/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate119(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.source_branch === undefined) && (missing0 = "source_branch")) || ((data.target_branch === undefined) && (missing0 = "target_branch"))) || ((data.title === undefined) && (missing0 = "title"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.source_branch !== undefined){
const _errs1 = errors;
if(typeof data.source_branch !== "string"){
validate118.errors = [{instancePath:instancePath+"/source_branch",schemaPath:"#/properties/source_branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.target_project_id !== undefined){
let data1 = data.target_project_id;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate118.errors = [{instancePath:instancePath+"/target_project_id",schemaPath:"#/properties/target_project_id/type",keyword:"type",params:{type: "integer"}}];
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
}
validate118.errors = vErrors;
return errors === 0;
}

const subject29 = validate121;
const schema62 = {"allOf":[{"$ref":"#/components/schemas/MergeRequestAttributes"}],"minProperties":1,"properties":{"state_event":{"$ref":"#/components/schemas/StateEvent"}}};
const schema63 = {"type":"string","enum":["close","reopen"]};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "close") || (data === "reopen"))){
validate123.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema63.enum}}];
return false;
}
validate123.errors = vErrors;
return errors === 0;
}


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate119(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate121.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
if(data.state_event !== undefined){
if(!(validate123(data.state_event, {instancePath:instancePath+"/state_event",parentData:data,parentDataProperty:"state_event",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
}
}
validate121.errors = vErrors;
return errors === 0;
}

const subject30 = validate125;
const schema64 = {"type":"object","properties":{"merge_commit_message":{"type":"string"},"should_remove_source_branch":{"type":"boolean"},"merge_when_pipeline_succeeds":{"type":"boolean"},"sha":{"type":"string"}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merge_commit_message !== undefined){
const _errs1 = errors;
if(typeof data.merge_commit_message !== "string"){
validate125.errors = [{instancePath:instancePath+"/merge_commit_message",schemaPath:"#/properties/merge_commit_message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.should_remove_source_branch !== undefined){
const _errs3 = errors;
if(typeof data.should_remove_source_branch !== "boolean"){
validate125.errors = [{instancePath:instancePath+"/should_remove_source_branch",schemaPath:"#/properties/should_remove_source_branch/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_when_pipeline_succeeds !== undefined){
const _errs5 = errors;
if(typeof data.merge_when_pipeline_succeeds !== "boolean"){
validate125.errors = [{instancePath:instancePath+"/merge_when_pipeline_succeeds",schemaPath:"#/properties/merge_when_pipeline_succeeds/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha !== undefined){
const _errs7 = errors;
if(typeof data.sha !== "string"){
validate125.errors = [{instancePath:instancePath+"/sha",schemaPath:"#/properties/sha/type",keyword:"type",params:{type: "string"}}];
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
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

const subject31 = validate126;
const schema65 = {"allOf":[{"$ref":"#/components/schemas/NoteText"}],"properties":{"created_at":{"$ref":"#/components/schemas/Timestamp"}}};
const schema66 = {"type":"object","required":["body"],"properties":{"body":{"type":"string"}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.body !== undefined){
if(typeof data.body !== "string"){
validate127.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
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


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.created_at !== undefined){
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
}
validate126.errors = vErrors;
return errors === 0;
}

const subject32 = validate130;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.body !== undefined){
if(typeof data.body !== "string"){
validate130.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
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

const subject33 = validate131;
const schema68 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

const subject34 = validate132;
const schema69 = {"type":"object","required":["label_id"],"properties":{"label_id":{"type":"integer"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.label_id === undefined) && (missing0 = "label_id")){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.label_id !== undefined){
let data0 = data.label_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate132.errors = [{instancePath:instancePath+"/label_id",schemaPath:"#/properties/label_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

const subject35 = validate133;
const schema70 = {"type":"object","required":["position"],"properties":{"position":{"type":"integer"}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.position === undefined) && (missing0 = "position")){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.position !== undefined){
let data0 = data.position;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate133.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}

const subject36 = validate134;
const schema71 = {"type":"object","properties":{"description":{"type":"string"},"active":{"type":"boolean"},"tag_list":{"type":"array","items":{"type":"string"}}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
const _errs1 = errors;
if(typeof data.description !== "string"){
validate134.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
const _errs3 = errors;
if(typeof data.active !== "boolean"){
validate134.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag_list !== undefined){
let data2 = data.tag_list;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate134.errors = [{instancePath:instancePath+"/tag_list/" + i0,schemaPath:"#/properties/tag_list/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/type",keyword:"type",params:{type: "array"}}];
return false;
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
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}

const subject37 = validate135;
const schema72 = {"type":"object","required":["runner_id"],"properties":{"runner_id":{"type":"integer"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.runner_id === undefined) && (missing0 = "runner_id")){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.runner_id !== undefined){
let data0 = data.runner_id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate135.errors = [{instancePath:instancePath+"/runner_id",schemaPath:"#/properties/runner_id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}

const subject38 = validate136;
const schema73 = {"allOf":[{"$ref":"#/components/schemas/UpdateTrigger"}],"required":["description"]};
const schema74 = {"type":"object","properties":{"description":{"type":"string"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
if(typeof data.description !== "string"){
validate137.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.description === undefined) && (missing0 = "description")){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
}
}
validate136.errors = vErrors;
return errors === 0;
}

const subject39 = validate139;

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
if(typeof data.description !== "string"){
validate139.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}

const subject40 = validate140;
const schema76 = {"type":"object","additionalProperties":true};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}

const subject41 = validate141;
const schema77 = {"allOf":[{"$ref":"#/components/schemas/UpdateVariable"}],"required":["key","value"],"properties":{"key":{"$ref":"#/components/schemas/VariableKey"}}};
const schema78 = {"type":"object","required":["value"],"properties":{"value":{"type":"string"},"protected":{"type":"boolean"}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.value !== undefined){
const _errs1 = errors;
if(typeof data.value !== "string"){
validate142.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protected !== undefined){
const _errs3 = errors;
if(typeof data.protected !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"}}];
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"string","maxLength":255,"pattern":"^[A-Za-z0-9_]*$"};
const func0 = lengthOf;
const pattern0 = new RegExp("^[A-Za-z0-9_]*$", "u");

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 255){
validate144.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern0.test(data)){
validate144.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]*$"}}];
return false;
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.key !== undefined){
if(!(validate144(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
}
}
}
validate141.errors = vErrors;
return errors === 0;
}

const subject42 = validate146;

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.value !== undefined){
const _errs1 = errors;
if(typeof data.value !== "string"){
validate146.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protected !== undefined){
const _errs3 = errors;
if(typeof data.protected !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"}}];
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
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

export const validators = {
  createProject: subject0,
  updateProject: subject1,
  forkProject: subject2,
  createProjectForUser: subject3,
  createGroup: subject4,
  updateGroup: subject5,
  addGroupMember: subject6,
  updateGroupMember: subject7,
  addProjectMember: subject6,
  updateProjectMember: subject7,
  approveGroupAccessRequest: subject8,
  approveProjectAccessRequest: subject8,
  createUser: subject9,
  updateUser: subject10,
  createUserSshKey: subject11,
  createCurrentUserSshKey: subject11,
  updateApplicationSettings: subject12,
  createBroadcastMessage: subject13,
  updateBroadcastMessage: subject14,
  updateNotificationSettings: subject15,
  updateGroupNotificationSettings: subject16,
  updateProjectNotificationSettings: subject16,
  createCommit: subject17,
  cherryPickCommit: subject18,
  createCommitComment: subject19,
  createCommitStatus: subject20,
  createBranch: subject21,
  protectBranch: subject22,
  createTag: subject23,
  createRelease: subject24,
  updateRelease: subject24,
  createFile: subject25,
  updateFile: subject26,
  createIssue: subject27,
  createMergeRequest: subject28,
  updateMergeRequest: subject29,
  acceptMergeRequest: subject30,
  createIssueNote: subject31,
  updateIssueNote: subject32,
  createSnippetNote: subject32,
  updateSnippetNote: subject32,
  createMergeRequestNote: subject32,
  updateMergeRequestNote: subject32,
  createIssueAwardEmoji: subject33,
  createMergeRequestAwardEmoji: subject33,
  createSnippetAwardEmoji: subject33,
  createIssueNoteAwardEmoji: subject33,
  createMergeRequestNoteAwardEmoji: subject33,
  createBoardList: subject34,
  updateBoardList: subject35,
  updateRunner: subject36,
  enableProjectRunner: subject37,
  createTrigger: subject38,
  updateTrigger: subject39,
  triggerPipeline: subject40,
  createVariable: subject41,
  updateVariable: subject42,
}
